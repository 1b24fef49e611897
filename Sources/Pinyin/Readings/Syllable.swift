/// One syllable of standard Chinese with its tone, as a number of two bytes.
///
/// The upper 13 bits are the place of the letters in the table of all syllables, which stands in
/// reading order (letter by letter, ü after u); the lower three bits are the tone. So comparing two
/// `Syllable`s compares letters first, then tones, and `rawValue >> 3` compares letters alone.
public struct Syllable: RawRepresentable, Hashable, Comparable, Sendable {
  /// Letters and tone, packed. 0 means "no syllable" (a character that has no reading).
  public let rawValue: UInt16

  /// Takes the packed form as it is; the letters of an unknown number are empty.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The absence of a syllable: a character without a reading.
  public static let none = Syllable(rawValue: 0)

  /// The tone: 1 to 4, 5 for the neutral tone, 0 where the tone is not known.
  public var tone: Int { Int(rawValue & 7) }

  /// Orders by letters (ü after u), then by tone.
  public static func < (a: Syllable, b: Syllable) -> Bool { a.rawValue < b.rawValue }
}

extension Syllable {
  /// A syllable by the number of its letters and its tone.
  package init(number: Int, tone: Int) {
    self.init(rawValue: UInt16(truncatingIfNeeded: number << 3 | tone & 7))
  }

  /// The place of the letters in the table of all syllables, in reading order; 0 means none.
  package var number: Int { Int(rawValue >> 3) }

  /// The same letters without a known tone.
  public var toneless: Syllable { Syllable(rawValue: rawValue & ~7) }
}
