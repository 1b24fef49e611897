import MetaData

extension Program {
  /// Prints what a query finds in rows and what the reach adds to them. The recents do not count here,
  /// so that a script gets the same answer on every day.
  func filter(_ text: String, rows: [Item], reach: PlaceSearch.Reach) -> Reply {
    var search = PlaceSearch(rows: rows, reach: reach)
    let matches = search.matches(text, options: options.search)
    return .filter(matches, query: text, options: options) { match in
      options.color == .always
        ? search.highlight(match, in: text, options: options.search) : []
    }
  }
}
