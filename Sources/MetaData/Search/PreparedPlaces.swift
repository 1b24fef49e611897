import Pinyin

/// The names that one search looks through.
struct PreparedPlaces: Sendable {
  /// What can be picked.
  private(set) var direct: PlaceNames
  /// The counties that lead to their city.
  private let counties: PlaceNames
  private var recents: [Item] = []

  init(rows: [Item], levels: Levels) {
    var pool: [Item] = []
    var seen = ItemSet()
    for row in rows where seen.insert(row) { pool.append(row) }
    var counties: [Item] = []
    let leadsToCities = levels.contains(.city) && !levels.contains(.county)
    // What lies in the rows stands behind them in the pool, and is looked into in its turn.
    var open = pool.filter(levels.reachBelow)
    var next = 0
    while next < open.count {
      let place = open[next]
      next += 1
      for child in place.children {
        if !child.levels.isDisjoint(with: levels) {
          if seen.insert(child) { pool.append(child) }
        } else if leadsToCities, child.levels.contains(.county), child.city != nil {
          counties.append(child)
        }
        if levels.reachBelow(child) { open.append(child) }
      }
    }
    direct = PlaceNames(pool)
    self.counties = PlaceNames(counties)
  }

  /// The places that a query finds by their own names.
  mutating func matches(_ query: Query, _ options: PlaceSearch.Options) -> [PlaceMatch] {
    direct.matches(query, options)
  }

  /// Lets the places picked last come first among equals.
  mutating func rank(recents: [Item]) {
    guard recents != self.recents else { return }
    for item in self.recents { direct.setOrder(of: item, recent: nil) }
    for (place, item) in recents.enumerated() { direct.setOrder(of: item, recent: place) }
    self.recents = recents
  }

  /// The cities of the counties whose name or whole reading the query is, each once.
  func cities(
    ofCountiesNamed query: Query, _ options: PlaceSearch.Options, without found: [PlaceMatch]
  ) -> [PlaceMatch] {
    var seen = Set(found.map(\.item))
    return counties.wholeMatches(query, options).compactMap { county in
      guard let city = county.city, seen.insert(city).inserted else { return nil }
      return PlaceMatch(item: city, via: .inside(county))
    }
  }
}

extension Levels {
  /// Whether there can be places of this set below an item: no need to look through 38,000 townships
  /// for a city.
  fileprivate func reachBelow(_ item: Item) -> Bool {
    let lowest: Levels = contains(.township) ? .township : .county
    return item.levels.isDisjoint(with: lowest)
  }
}
