import MetaData

/// What stands above the rows of a section, as facts; the words come from the table of words.
package enum Heading: Hashable, Sendable {
  case section(Section.ID)
  case results(Int)
  /// Nothing was found yet in what was looked at so far.
  case searching
  case noMatch
  case perhaps

  /// The letter that Shift+letter jumps to.
  package var letter: Character? {
    switch self {
    case .section(.letter(let letter)): letter
    case .section(.group(let title)): Self.letter(of: title)
    default: nil
    }
  }

  /// The groups of a user's file are often letters too.
  private static func letter(of title: String) -> Character? {
    guard title.count == 1, let first = title.uppercased().first, first.isASCII, first.isLetter
    else { return nil }
    return first
  }
}
