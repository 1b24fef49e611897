/// A step of an alias or a former name: one Character, by itself or by the letters of its reading.
struct OtherNameUnit: Sendable, Hashable {
  /// The Han character, folded; 0 for a letter of a romanisation.
  var han: UInt32
  /// Letters in ASCII, ü as u.
  var letters: [UInt8]

  /// A romanisation, letter by letter; blanks and hyphens say nothing.
  static func units(alias: String) -> [OtherNameUnit] {
    var folded: [UInt32] = []
    for scalar in alias.unicodeScalars { ReadingTable.embedded.fold(scalar.value, into: &folded) }
    return folded.compactMap { scalar in
      guard (0x61...0x7A).contains(scalar) else { return nil }
      return OtherNameUnit(han: 0, letters: [UInt8(truncatingIfNeeded: scalar)])
    }
  }

  /// A former name by its characters and their readings.
  static func units(former: PlaceName.FormerName) -> [OtherNameUnit] {
    former.text.enumerated().map { position, character in
      var folded: [UInt32] = []
      for scalar in character.unicodeScalars {
        ReadingTable.embedded.fold(scalar.value, into: &folded)
      }
      let syllable = position < former.reading.count ? former.reading[position] : .none
      let letters = ReadingTable.embedded.letters(syllable.number)
        .map { $0 == UInt8(ascii: "v") ? UInt8(ascii: "u") : $0 }
      return OtherNameUnit(han: folded.first ?? 0, letters: letters)
    }
  }
}
