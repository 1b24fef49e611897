import Pinyin

extension PlaceName {
  /// Everything by which an item can be found.
  init(_ item: Item) {
    let text = item.fullName
    let reading = item.reading
    self.init(
      text: text, reading: reading, parts: PlaceNameParts(item, count: text.count),
      alternates: item.alternates, aliases: item.aliases,
      formerNames: item.formerNames.map {
        FormerName(text: $0, currentName: text, reading: reading)
      })
  }
}

extension PlaceNameParts {
  /// The catalog knows the core; only where it is the whole name an ending may be part of it.
  fileprivate init(_ item: Item, count: Int) {
    let core = item.core.upperBound
    if core < count {
      self.init(coreCount: core, endingStart: core)
    } else {
      let level: Level = item.levels == .township ? .township : .division
      self.init(of: item.fullName, level: level)
    }
  }
}
