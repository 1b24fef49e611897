/// What somebody types to find a name, normalised and taken apart.
///
/// Letters may be whole syllables, initials or a mix; marks and digits give tones; every usual
/// spelling of ü, apostrophes and blanks as boundaries, bopomofo and Han are understood.
public struct Query: Hashable, Sendable {
  /// The text as it was typed.
  public let text: String
  /// The whole query; blanks are boundaries. For names of places.
  package let whole: Pattern
  /// The parts between blanks. For other text, where all of them must match, in any order.
  package let terms: [Pattern]

  /// Takes any text; what cannot be part of a name simply finds nothing.
  public init(_ text: String) {
    self.text = text
    var parser = QueryParser()
    for scalar in text.unicodeScalars { parser.read(scalar.value) }
    (whole, terms) = parser.finish()
  }

  /// Nothing was typed, or boundaries alone: no search, the whole list is wanted.
  public var isEmpty: Bool { whole.units.isEmpty }

  /// Counted letters of the whole query, for the rules of length.
  package var letterCount: Int { whole.letterCount }

  /// A single letter finds names only by their beginning.
  package var isOneLetter: Bool {
    let rest = whole.units.filter { $0.kind != .zhuyinTone }
    return rest.count == 1 && whole.letterCount == 1
  }
}
