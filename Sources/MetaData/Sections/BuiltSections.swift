extension CatalogBuilder {
  /// Files the rows at the top by our own readings.
  ///
  /// - Parameter handles: all rows at the top, in the order in which they were added
  package mutating func addLetterSections(of handles: [Handle]) throws(Failure) {
    // The catalog itself knows letter and order; at its top the rows stand as they were added.
    for section in MetaData.Section.filed(try catalog().top) {
      let items = section.items.map { handles[Int($0.index)] }
      if case .letter(let letter) = section.id {
        addSection(.letter, title: String(letter), items: items)
      } else {
        addSection(.other, title: "#", items: items)
      }
    }
  }
}
