import Pinyin

/// Finds places by Han characters, pinyin, initials and mixes of them.
///
/// ```swift
/// var search = PlaceSearch(rows: Array(Catalog.builtIn.cities), reach: .levels(.city))
/// let names = search.matches("bj").map(\.item.name)  // 北京 …
/// ```
/// Making one costs nothing; the names are prepared when the first query needs them.
public struct PlaceSearch: Sendable {
  /// How a search is done.
  public struct Options: Hashable, Sendable {
    /// In which order matches come.
    public enum Order: Hashable, Sendable {
      /// The best first.
      case ranked
      /// As the rows stand in their list.
      case listed
    }

    /// What counts as a match.
    public var matching: SearchOptions
    /// In which order matches come.
    public var order: Order

    /// The usual matching, the best first, unless said otherwise.
    public init(matching: SearchOptions = SearchOptions(), order: Order = .ranked) {
      self.matching = matching
      self.order = order
    }
  }

  /// What is looked through besides the rows.
  public enum Reach: Hashable, Sendable {
    /// Nothing: the rows alone.
    case rows
    /// Every place of these levels below the rows.
    case levels(Levels)
    /// Everything below the rows, to any depth.
    case everything
  }

  private let rows: [Item]
  private let reach: Reach
  private var prepared: PreparedPlaces?

  /// A search that covers some rows and what its reach adds. An item that stands twice among the
  /// rows is found once.
  public init(rows: [Item], reach: Reach) {
    self.rows = rows
    self.reach = reach
  }

  /// What a query finds. Among equal matches the places picked last come first.
  ///
  /// Where cities can be picked and counties cannot, the name or the whole reading of a county finds
  /// its city: after all direct matches, each city once. A query without anything to search for finds
  /// everything, in the order of the list.
  public mutating func matches(
    _ text: String, options: Options = Options(), recents: [Item] = []
  ) -> [PlaceMatch] {
    let query = Query(text)
    var places = prepare()
    // One copy at a time: a second one would double the memory at each change.
    prepared = nil
    defer { prepared = places }
    places.rank(recents: recents)
    if query.isEmpty { return places.direct.items.map { PlaceMatch(item: $0) } }
    let direct = places.matches(query, options)
    return direct + places.cities(ofCountiesNamed: query, options, without: direct)
  }

  /// What may have been meant by a query that finds nothing. For a person to choose from, never for a
  /// script.
  public mutating func offers(_ text: String, options: Options = Options()) -> [PlaceMatch] {
    prepare().direct.offers(Query(text), options)
  }

  /// The Characters of the full name that a query found, as half-open ranges; empty for a match that
  /// this search did not make.
  public func highlight(
    _ match: PlaceMatch, in text: String, options: Options = Options()
  ) -> [Range<Int>] {
    guard match.via == nil else { return [] }
    return prepared?.direct.highlight(match.item, Query(text), options) ?? []
  }

  private mutating func prepare() -> PreparedPlaces {
    let places = prepared ?? PreparedPlaces(rows: rows, reach: reach)
    prepared = places
    return places
  }
}
