/// One text of the interface in every language: a row of the table of words.
package struct Phrase: Hashable, Sendable {
  private let simplified: String
  private let traditional: String
  private let english: String

  package init(_ simplified: String, _ traditional: String, _ english: String) {
    self.simplified = simplified
    self.traditional = traditional
    self.english = english
  }

  package subscript(language: Language) -> String {
    switch language {
    case .simplified: simplified
    case .traditional: traditional
    case .english: english
    }
  }
}
