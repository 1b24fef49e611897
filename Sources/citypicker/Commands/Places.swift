import MetaData

extension Catalog {
  /// The rows that can be picked at some levels, in the order of the list.
  func places(at levels: Levels) -> [Item] {
    // The list of cities is compiled; other levels are picked out of everything.
    if levels == .city { return Array(cities) }
    let found = all.enumerated().filter { !$1.levels.isDisjoint(with: levels) }
    // Numbers are sorted far faster than items, and there may be 41,770.
    let keys = found.map { number, item in UInt64(item.order) << 32 | UInt64(number) }
    return keys.sorted().map { all[Int(truncatingIfNeeded: $0 & 0xFFFF_FFFF)] }
  }

  /// The places of these codes that the catalog knows.
  func places(withCodes codes: [String]) -> [Item] { codes.compactMap { item(code: $0) } }
}

extension Recents {
  /// The city that is current, where the catalog knows it.
  func currentCity(in catalog: Catalog) -> Item? { current.flatMap { catalog.item(code: $0) } }
}
