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
      let reading = item.reading
      let scalars = Array(item.fullName.unicodeScalars)
      let core = item.core.count
      // The core alone: it stands in the text with its ending or without.
      if scalars.count == reading.count, isAmbiguous(scalars[..<core], reading[..<core]) {
        let name = String(String.UnicodeScalarView(scalars[..<core]))
        add(name, reading: Array(reading[..<core]))
      }
      if !item.levels.contains(.county) { addNames(of: item.children) }
    }
  }

  private func isAmbiguous(
    _ scalars: ArraySlice<Unicode.Scalar>, _ reading: ArraySlice<Syllable>
  ) -> Bool {
    let table = ReadingTable.embedded
    return zip(scalars, reading).contains { scalar, syllable in
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
