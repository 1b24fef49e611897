import MetaData

@testable import Pinyin

/// The places of the catalog down to the county as one list of names: what the rules of matching are
/// held against, name by name. Without aliases and former names: the rules do not speak of them.
enum CatalogNames {
  static let items = Catalog.builtIn.all.filter { $0.levels != .township }

  static let list: NameList = {
    var list = NameList(.places)
    for item in items {
      list.append(
        PlaceName(
          text: item.fullName, reading: item.reading, alternates: item.alternates))
    }
    return list
  }()

  /// The syllables of each name's core.
  static let cores: [[Syllable]] = items.map { Array($0.reading[$0.core]) }

  static func letters(_ syllables: some Sequence<Syllable>, separator: String = "") -> String {
    syllables.map(\.letters).joined(separator: separator)
  }

  /// The tier of each wanted name for its query.
  ///
  /// Names that want the same query are looked at together, because preparing a query costs more than
  /// looking at a name.
  static func tiers(_ wanted: [(index: Int, query: String)]) -> [(
    index: Int, query: String, tier: Int?
  )] {
    Dictionary(grouping: wanted, by: \.query).flatMap { query, names in
      let query = Query(query)
      var found = Finder(
        list: list, query: query, patterns: list.patterns(query), options: SearchOptions())
      let indices = Set(names.map(\.index)).sorted()
      for index in indices { found.look(at: index) }
      let tiers = Dictionary(uniqueKeysWithValues: found.ranked().map { ($0.index, $0.rank.tier) })
      return names.map { ($0.index, $0.query, tiers[$0.index]) }
    }
  }

  /// The names for whose query `isRight` does not hold, in words.
  static func wrong(
    _ wanted: [(index: Int, query: String)], unless isRight: (Int?) -> Bool
  ) -> [String] {
    tiers(wanted).filter { !isRight($0.tier) }.map { name in
      "\(items[name.index].fullName) by \(name.query): \(name.tier.map(String.init) ?? "none")"
    }.sorted()
  }
}
