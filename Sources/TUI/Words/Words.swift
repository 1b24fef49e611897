/// The table of words as one language reads it: `words[.title]`.
package struct Words: Hashable, Sendable {
  package let language: Language

  package init(_ language: Language) { self.language = language }

  package subscript(word: ScreenWord) -> String { word.phrase[language] }
}
