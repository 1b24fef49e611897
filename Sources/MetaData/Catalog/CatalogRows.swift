import Pinyin

/// The columns of one item, by its number.
extension CatalogImage {
  func name(_ item: Int) -> String { string(number(layout.items, item, 0)) }
  func code(_ item: Int) -> String { string(number(layout.items, item, 4)) }
  func readingNumber(_ item: Int) -> Int { number(layout.items, item, 8) }
  func order(_ item: Int) -> UInt32 { UInt32(truncatingIfNeeded: number(layout.items, item, 20)) }
  func levels(_ item: Int) -> Levels {
    Levels(rawValue: UInt8(truncatingIfNeeded: short(layout.items, item, 26)))
  }

  /// The end of the core in characters, or nil where the core is the whole name.
  func coreEnd(_ item: Int) -> Int? {
    let end = short(layout.items, item, 24)
    return end == CatalogLayout.wholeName ? nil : Int(end)
  }

  /// How many characters at the end of the core are an ending all the same.
  func keptEnding(_ item: Int) -> Int { Int(short(layout.items, item, 26) >> 8) }

  func string(_ number: Int) -> String { String(decoding: text(number), as: UTF8.self) }

  func reading(_ number: Int) -> [Syllable] {
    syllables(number).map { Syllable(rawValue: short(layout.syllables, $0)) }
  }

  /// The children of an item. They always stand after it, so that walking down must end.
  func children(_ item: Int) -> Range<Int> {
    let children = range(layout.items, item, 12, limit: layout.itemCount)
    return children.lowerBound > item ? children : 0..<0
  }

  /// The item that has this one among its children; always a smaller number.
  ///
  /// A search by halves over the first children, which rise from item to item: a column of parents
  /// would say the same again, and could contradict it.
  func parent(_ item: Int) -> Int? {
    guard item >= layout.rootCount, item < layout.itemCount else { return nil }
    var low = 0
    var high = item
    while low < high {
      let middle = low + (high - low) / 2
      if number(layout.items, middle + 1, 12) <= item { low = middle + 1 } else { high = middle }
    }
    return children(low).contains(item) ? low : nil
  }

  /// The item with this code, by a search by halves.
  func item(code: some Collection<UInt8>) -> Int? {
    guard !code.isEmpty else { return nil }
    var low = 0
    var high = layout.codes.count
    while low < high {
      let middle = low + (high - low) / 2
      let found = text(number(layout.items, number(layout.codes, middle), 4))
      if found.lexicographicallyPrecedes(code) { low = middle + 1 } else { high = middle }
    }
    guard low < layout.codes.count else { return nil }
    let item = number(layout.codes, low)
    guard item < layout.itemCount, text(number(layout.items, item, 4)).elementsEqual(code) else {
      return nil
    }
    return item
  }
}
