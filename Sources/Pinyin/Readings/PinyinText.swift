/// Pinyin written as a word, the way road signs and maps write a name.
public enum PinyinText {
  /// The syllables joined, a capital in front, an apostrophe before an inner a, e or o: `Xī'ān`.
  ///
  /// With `marks` false the tones are left out: `Xi'an`. Syllables without letters are skipped.
  public static func joined(_ reading: [Syllable], marks: Bool = true) -> String {
    var result = ""
    for syllable in reading where syllable != .none {
      let letters = syllable.letters
      if !result.isEmpty, let first = letters.first, "aeo".contains(first) { result += "'" }
      result += marks ? syllable.marked : letters
    }
    return result.prefix(1).uppercased() + result.dropFirst()
  }

  /// The first letter of each syllable in lower case: `xa`.
  public static func initials(_ reading: [Syllable]) -> String {
    String(reading.compactMap(\.letters.first))
  }
}
