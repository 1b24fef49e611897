import Pinyin

extension Syllable {
  /// Tells this program's table of syllables from any other: a reading is a number of that table,
  /// so a catalog that was made with another table would be read as nonsense.
  static var tableFingerprint: UInt64 { 1 }
}
