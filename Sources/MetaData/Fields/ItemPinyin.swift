import Pinyin

/// How an item's name is spelt.
extension Item {
  /// The reading of `name`; empty where the name is no beginning of `fullName`, to which the
  /// verified reading belongs.
  public var nameReading: [Syllable] {
    let name = name
    guard fullName.hasPrefix(name) else { return [] }
    return Array(reading.prefix(name.count))
  }
}
