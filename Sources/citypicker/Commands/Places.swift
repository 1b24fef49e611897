import MetaData

extension Catalog {
  /// The rows that can be picked at some levels, in the order of the list.
  func places(at levels: Levels) -> [Item] {
    // The list of cities is compiled; other levels are picked out of everything.
    levels == .city
      ? Array(cities)
      : all.filter { !$0.levels.isDisjoint(with: levels) }.sorted { $0.order < $1.order }
  }

  /// The places of these codes that the catalog knows.
  func places(withCodes codes: [String]) -> [Item] { codes.compactMap { item(code: $0) } }
}

extension Recents {
  /// The city that is current, where the catalog knows it.
  func currentCity(in catalog: Catalog) -> Item? { current.flatMap { catalog.item(code: $0) } }
}
