import MetaData

/// One list that can be browsed: the cities, the districts of a city, the lines of a file …
package struct Level: Sendable {
  /// What the rows are.
  package enum Rows: Sendable {
    case items(ItemRows)
    case lines(LineRows)
  }

  /// The place whose children these are; nil at the root.
  package let parent: Item?
  package var rows: Rows
  package var list: List

  private init(parent: Item?, rows: Rows, list: List) {
    self.parent = parent
    self.rows = rows
    self.list = list
  }

  init(parent: Item?, sections: [Section], settings: Settings) {
    self.init(
      parent: parent, rows: .items(ItemRows(sections.flatMap(\.items), reach: settings.reach)),
      list: List(sections.map { (.section($0.id), $0.items.count) }))
  }

  /// What lies in an item: places by letter, the items of a file as the file has them.
  init(inside item: Item, settings: Settings) {
    guard case .list = settings.subject else {
      self.init(parent: item, sections: Section.filed(item.children), settings: settings)
      return
    }
    self.init(
      parent: item, rows: .items(ItemRows(Array(item.children), reach: settings.reach)),
      list: List([(nil, item.children.count)]))
  }

  init(_ lines: LineRows) {
    self.init(parent: nil, rows: .lines(lines), list: List(lines.sections))
  }

  package subscript(row: Int) -> Row {
    switch rows {
    case .items(let rows): .item(rows.items[row])
    case .lines(let rows): .line(rows.line(atRow: row))
    }
  }

  package var selectedRow: Row? { list.selected.map { self[$0] } }

  /// The lines, where the rows are lines.
  var lines: LineRows? {
    if case .lines(let lines) = rows { lines } else { nil }
  }
}

/// Rows that are items of a catalog.
package struct ItemRows: Sendable {
  package let items: [Item]
  /// Finds in these rows and below them; prepared when the first query needs it.
  var search: PlaceSearch
  /// Names that more than one place here has (新竹 is a city and a county).
  private let ambiguous: Set<String>

  init(_ items: [Item], reach: PlaceSearch.Reach) {
    self.items = items
    search = PlaceSearch(rows: items, reach: reach)
    // A place may stand in several sections; that makes its name no less its own.
    var owners: [String: Item] = [:]
    var names: Set<String> = []
    for item in items {
      let name = item.name
      if let owner = owners.updateValue(item, forKey: name), owner != item { names.insert(name) }
    }
    ambiguous = names
  }

  /// Whether the short name does not tell which place it is; the full one does.
  func isAmbiguous(_ item: Item) -> Bool { ambiguous.contains(item.name) }
}
