import Pinyin

extension PlaceName {
  /// Everything by which an item can be found.
  init(_ item: Item) {
    let text = item.fullName
    let reading = item.reading
    self.init(
      text: text, reading: reading,
      parts: PlaceNameParts(coreCount: item.core.upperBound, endingStart: item.endingStart),
      alternates: item.alternates, aliases: item.aliases,
      formerNames: item.formerNames.map {
        FormerName(text: $0, currentName: text, reading: reading)
      })
  }
}

extension NameList {
  /// Adds an item by everything by which it can be found.
  mutating func append(_ item: Item, order: Order) {
    if kind == .texts {
      append(text: item, order: order)
      return
    }
    let image = item.image
    let number = item.number
    // Nearly all places have a name and a reading, and nothing else to be found by.
    if !image.hasOtherNames(number),
      item.withRawName({ name, reading in
        append(
          plain: name, reading: { $0 < reading.count ? reading[$0] : .none },
          coreCount: image.coreEnd(number), keptEnding: image.keptEnding(number), order: order)
      })
    {
      return
    }
    append(PlaceName(item), order: order)
  }

  /// Adds an item of a file. A reading that the file gives wins; one that was only worked out, so
  /// that the rows can be sorted, leaves every other reading of a character open. Where the file implies
  /// a reading besides (重庆 under Z), just these two count.
  private mutating func append(text item: Item, order: Order) {
    let name = item.fullName
    let reading = item.reading
    guard item.alternates.isEmpty else {
      append(PlaceName(item), order: order)
      return
    }
    let isGiven = !reading.isEmpty && reading != KnownNames.places.reading(of: name)
    append(
      text: name, reading: isGiven ? reading : [], known: .places, aliases: item.aliases,
      order: order)
  }
}

extension CatalogImage {
  /// Whether an item has names or readings besides its own.
  fileprivate func hasOtherNames(_ item: Int) -> Bool {
    fields(item).contains { field in
      switch CatalogKey(rawValue: key(ofField: field)) {
      case .formerName, .alias, .alternate: true
      default: false
      }
    }
  }
}
