import Pinyin

/// Places with their names in searchable form.
struct PlaceNames: Sendable {
  let items: [Item]
  private var list: NameList
  private var last: Search?

  /// Items, each at most once.
  init(_ items: [Item]) {
    self.items = items
    // Of the built-in places every one has a level; the items of a file are any text.
    list = NameList(items.first?.levels.isEmpty ?? false ? .texts : .places)
    list.reserve(items.count)
    for item in items { list.append(item, order: Self.order(of: item, recent: nil)) }
  }

  mutating func matches(_ query: Query, _ options: PlaceSearch.Options) -> [PlaceMatch] {
    let search = list.search(query, options: options.matching, after: last)
    last = search
    let hits = search.hits
    return (options.order == .ranked ? hits : hits.sorted { $0.index < $1.index }).map(match)
  }

  func offers(_ query: Query, _ options: PlaceSearch.Options) -> [PlaceMatch] {
    list.offers(for: query, options: options.matching).map(match)
  }

  /// The places whose name, reading or other name the query is from end to end, the best first.
  func wholeMatches(_ query: Query, _ options: PlaceSearch.Options) -> [Item] {
    // The beginning of a former name is no whole name, though it is of the same tier.
    list.search(query, options: options.matching).filter { hit in
      hit.rank.isComplete && (hit.rank.tier == 0 || hit.rank.tier == 2)
    }.map { items[$0.index] }
  }

  func highlight(
    _ item: Item, _ query: Query, _ options: PlaceSearch.Options
  ) -> [Range<Int>] {
    items.firstIndex(of: item).map {
      list.highlight(of: $0, query, options: options.matching)
    } ?? []
  }

  /// Gives a place another place among the recents, 0 for the last one picked.
  mutating func setOrder(of item: Item, recent: Int?) {
    if let place = items.firstIndex(of: item) {
      list[order: place] = Self.order(of: item, recent: recent)
    }
  }

  private func match(_ hit: Hit) -> PlaceMatch {
    let via: PlaceMatch.Via? =
      switch hit.via {
      case .alias(let name), .formerName(let name): .otherName(name)
      case nil: nil
      }
    return PlaceMatch(item: items[hit.index], via: via)
  }

  /// Among equal matches: the picked before the unpicked, the hot before the others, the larger before
  /// the smaller. Behind the readings the catalog's order decides, which is then that of the codes.
  private static func order(of item: Item, recent: Int?) -> NameList.Order {
    let recent = UInt32(clamping: min(recent ?? .max, 0xFFFF))
    let hot = UInt32(clamping: min(item.hot ?? .max, 0xFFF))
    return NameList.Order(
      before: recent << 16 | hot << 4 | UInt32(clamping: item.levels.rank), after: item.order)
  }
}
