import MetaData

extension Program {
  /// Prints what a query finds among all places that can be picked. The recents do not count here, so
  /// that a script gets the same answer on every day.
  func filter(_ text: String) -> Reply {
    var search = PlaceSearch(
      rows: catalog.places(at: options.levels), reach: .levels(options.levels))
    let matches = search.matches(text, options: options.search)
    return .filter(matches, options: options) { match in
      options.color == .always
        ? search.highlight(match, in: text, options: options.search) : []
    }
  }
}
