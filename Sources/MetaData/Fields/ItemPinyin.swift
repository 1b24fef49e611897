import Pinyin

/// How an item's name is spelt.
extension Item {
  /// The name in pinyin, toned and joined (`Xī'ān`); empty without a reading.
  public var pinyin: String { PinyinText.joined(nameReading) }

  /// The first letters of the name's syllables, in lower case (`xa`).
  public var initials: String { PinyinText.initials(nameReading) }

  /// The reading of `name`; empty where the name is no beginning of `fullName`, to which the
  /// verified reading belongs.
  public var nameReading: [Syllable] {
    let name = name
    guard fullName.hasPrefix(name) else { return [] }
    return Array(reading.prefix(name.count))
  }
}
