import MetaData
import Pinyin

/// A user's list of groups: `[{title, cars: [{name, icon}]}]`, `[{name, cities: [{name, districts …}]}]`.
///
/// The shape decides, not the names of the keys: the array inside a dictionary is what lies in it, its
/// `name` or `title` is its name, and every other scalar is a field. Rows are records or bare strings;
/// they nest to any depth.
struct GroupedList {
  private var builder = CatalogBuilder(dataDate: "")
  private var hot: [(rank: Int, handle: CatalogBuilder.Handle)] = []

  static func builder(of value: PropertyListValue) throws(PropertyListError) -> CatalogBuilder {
    guard let groups = value.array else { throw .shape(expected: "title, rows") }
    var list = GroupedList()
    for group in groups {
      guard let keys = group.dictionary, let rows = Self.rows(of: keys) else {
        throw .shape(expected: "title, rows")
      }
      let title = Self.name(of: keys) ?? ""
      var handles: [CatalogBuilder.Handle] = []
      for row in rows { if let handle = list.add(row, in: nil) { handles.append(handle) } }
      list.builder.addSection(.group, title: title, items: handles)
    }
    // Equal ranks keep the order of the file: many files say 1 for every hot city.
    let hot = list.hot.enumerated().sorted {
      ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
    }
    if !hot.isEmpty { list.builder.addSection(.hot, title: "", items: hot.map(\.element.handle)) }
    return list.builder
  }

  /// Adds a row and what lies in it; a row without a name has nothing to show and is left out.
  private mutating func add(
    _ row: PropertyListValue, in parent: CatalogBuilder.Handle?
  ) -> CatalogBuilder.Handle? {
    if let name = row.text, !name.isEmpty {
      return builder.add(CatalogEntry(name: name), in: parent)
    }
    guard let keys = row.dictionary, let name = Self.name(of: keys) else { return nil }
    var entry = CatalogEntry(name: name, fullName: keys["fullName"]?.text)
    // A reading that does not fit its name says nothing about it.
    let reading = keys["reading"]?.text.flatMap { Syllable.list($0) } ?? []
    if reading.count == entry.fullName.count { entry.reading = reading }
    // Foundation's dictionaries have no order, so the keys get one.
    for (key, value) in keys.sorted(by: { $0.key < $1.key }) {
      if case .scalar(let value) = value { entry.fields.append((key, value)) }
    }
    let handle = builder.add(entry, in: parent)
    if parent == nil, let rank = keys["hot"]?.integer, rank > 0 { hot.append((rank, handle)) }
    for child in Self.rows(of: keys) ?? [] { _ = add(child, in: handle) }
    return handle
  }

  private static func name(of keys: [String: PropertyListValue]) -> String? {
    for key in ["name", "title"] {
      if let name = keys[key]?.text, !name.isEmpty { return name }
    }
    return nil
  }

  /// The lists of `Cities.plist` that say something about a place instead of lying in it.
  private static let facts: Set = ["aliases", "alternates", "former"]

  /// The array of a dictionary; where there are several, the one of records, else the longest.
  private static func rows(of keys: [String: PropertyListValue]) -> [PropertyListValue]? {
    let arrays = keys.filter { !facts.contains($0.key) }.sorted { $0.key < $1.key }
      .compactMap(\.value.array)
    let records = arrays.filter { $0.contains { $0.dictionary != nil } }
    let candidates = records.isEmpty ? arrays : records
    return candidates.max { $0.count < $1.count }
  }
}
