import Pinyin

/// The names that one search looks through.
struct PreparedPlaces: Sendable {
  /// What can be picked.
  private(set) var direct: PlaceNames
  /// The counties that lead to their city.
  private let counties: PlaceNames
  private var recents: [Item] = []

  init(rows: [Item], reach: PlaceSearch.Reach) {
    var pool: [Item] = []
    var seen = ItemSet()
    for row in rows where seen.insert(row) { pool.append(row) }
    var counties: [Item] = []
    let leadsToCities = reach.covers(.city) && !reach.covers(.county)
    // What lies in the rows stands behind them in the pool, and is looked into in its turn.
    var open = pool.filter(reach.goesBelow)
    var next = 0
    while next < open.count {
      let place = open[next]
      next += 1
      for child in place.children {
        if reach.covers(child.levels) {
          if seen.insert(child) { pool.append(child) }
        } else if leadsToCities, child.levels.contains(.county), child.city != nil {
          counties.append(child)
        }
        if reach.goesBelow(child) { open.append(child) }
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

extension PlaceSearch.Reach {
  /// Whether a place that counts as these levels is looked through.
  fileprivate func covers(_ levels: Levels) -> Bool {
    switch self {
    case .rows: false
    case .levels(let wanted): !wanted.isDisjoint(with: levels)
    case .everything: true
    }
  }

  /// Whether there can be something below an item: no need to look through 38,000 townships for a
  /// city.
  fileprivate func goesBelow(_ item: Item) -> Bool {
    switch self {
    case .rows: false
    case .levels(let wanted):
      item.levels.isDisjoint(with: wanted.contains(.township) ? .township : .county)
    case .everything: true
    }
  }
}
