import Pinyin

extension KnownNames {
  /// The places of the built-in catalog down to the counties, for the text of other people: in
  /// 重庆市第一中学 the first character is read *chóng*.
  ///
  /// Only names with a character that can be spelled in several ways are here: about the others
  /// there is nothing to know, and a small list is searched faster than all names are gathered.
  package static let places = KnownNames(Catalog.builtIn)

  init(_ catalog: Catalog) {
    self.init()
    addNames(of: catalog.top)
  }

  private mutating func addNames(of items: Items) {
    for item in items {
      if isAmbiguous(item) {
        let reading = item.reading
        let scalars = Array(item.fullName.unicodeScalars)
        let core = item.core.count
        // The core alone: it stands in the text with its ending or without.
        if scalars.count == reading.count {
          let name = String(String.UnicodeScalarView(scalars[..<core]))
          add(name, reading: Array(reading[..<core]))
        }
      }
      if !item.levels.contains(.county) { addNames(of: item.children) }
    }
  }

  /// Whether a character of the core can be spelled in another way. Thousands of names are asked
  /// whenever the program starts on lines, so nothing is made of them before.
  private func isAmbiguous(_ item: Item) -> Bool {
    let table = ReadingTable.embedded
    let core = item.image.coreEnd(item.number) ?? .max
    return item.withRawName { name, reading in
      let scalars = String(decoding: name, as: UTF8.self).unicodeScalars
      return zip(scalars, reading.prefix(core)).contains { scalar, syllable in
        let set = table.readingSet(scalar.value)
        var position = 0
        while let listed = table.reading(set, position) {
          if listed.number != syllable.number { return true }
          position += 1
        }
        return position == 0
      }
    }
  }
}
