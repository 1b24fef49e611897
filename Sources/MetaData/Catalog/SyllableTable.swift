import Pinyin

extension Syllable {
  /// Tells this program's table of syllables from any other: a reading is a number of that table,
  /// so a catalog that was made with another table would be read as nonsense.
  ///
  /// The letters of every number, one byte a step (FNV-1a); a new syllable in the middle of the table
  /// moves all behind it, and changes this. Worked out once: it costs more than opening a catalog.
  static let tableFingerprint: UInt64 = {
    var state: UInt64 = 0xCBF2_9CE4_8422_2325
    for number in 1...(UInt16.max >> 3) {
      let letters = Syllable(rawValue: number << 3).letters
      guard !letters.isEmpty else { break }
      for byte in letters.utf8 { state = (state ^ UInt64(byte)) &* 0x100_0000_01B3 }
      // Between the syllables, so that "an", "g" is not "ang".
      state = state &* 0x100_0000_01B3
    }
    return state
  }()
}
