import MetaData

/// Everything the picker knows. `update` changes it, `render` draws it; nothing else does either.
package struct State: Sendable {
  package let settings: Settings
  package var size: Size
  /// The lists opened so far; the last one is shown.
  package var levels: [Level]
  package var mode: Mode
  /// Rows marked for a multiple choice, in the order of marking.
  package var marked: [Item] = []

  package init(settings: Settings, sections: [Section], query: String? = nil, size: Size) {
    self.settings = settings
    self.size = size
    levels = [Level(parent: nil, sections: sections, within: settings.levels)]
    mode = .browsing
    if let query {
      mode = .searching(Search())
      type(query)
    }
  }

  /// The list that is shown.
  package var level: Level {
    get { levels[levels.count - 1] }
    set { levels[levels.count - 1] = newValue }
  }

  package var layout: Layout { Layout(size: size, index: indexEntries > 0) }

  /// How many entries the index column has: the sections of the list, none over search results.
  var indexEntries: Int { level.list.parts.count }

  /// The row that Enter would take.
  package var selectedItem: Item? {
    switch mode.base {
    case .searching(let search): search.selectedItem
    case .browsing, .index, .help: level.selectedItem
    }
  }
}

/// What stays the same while the picker runs.
package struct Settings: Sendable {
  package var words: Words
  /// What can be picked.
  package var levels: Levels
  package var options: PlaceSearch.Options
  /// The city that is current at the start.
  package var current: Item?
  /// The newest first; they rank first among equals.
  package var recents: [Item]
  /// How many rows can be picked; more than one brings marks.
  package var choices: Int

  package init(
    words: Words, levels: Levels = .city, options: PlaceSearch.Options = PlaceSearch.Options(),
    current: Item? = nil, recents: [Item] = [], choices: Int = 1
  ) {
    self.words = words
    self.levels = levels
    self.options = options
    self.current = current
    self.recents = recents
    self.choices = choices
    keys = KeyTable(multiple: choices > 1)
  }

  let keys: KeyTable
}

/// One list that can be browsed: the cities, the districts of a city …
package struct Level: Sendable {
  /// The place whose children these are; nil at the root.
  package let parent: Item?
  package let items: [Item]
  package var list: List
  /// Finds in these rows and below them; prepared when the first query needs it.
  package var search: PlaceSearch
  /// Names that more than one place here has (新竹 is a city and a county).
  private let ambiguous: Set<String>

  init(parent: Item?, sections: [Section], within levels: Levels) {
    self.parent = parent
    items = sections.flatMap { Array($0.items) }
    list = List(sections.map { (.section($0.id), $0.items.count) })
    search = PlaceSearch(rows: items, levels: levels)
    ambiguous = Self.namesOfSeveral(items)
  }

  package var selectedItem: Item? { list.selected.map { items[$0] } }

  /// Whether the short name does not tell which place it is; the full one does.
  func isAmbiguous(_ item: Item) -> Bool { ambiguous.contains(item.name) }

  private static func namesOfSeveral(_ items: [Item]) -> Set<String> {
    // A place may stand in several sections; that makes its name no less its own.
    var owners: [String: Item] = [:]
    var names: Set<String> = []
    for item in items {
      let name = item.name
      if let owner = owners.updateValue(item, forKey: name), owner != item { names.insert(name) }
    }
    return names
  }
}

/// How it ended.
package enum Outcome: Hashable, Sendable {
  /// What was picked, in order, and the query that it was picked with.
  case picked([Item], query: String)
  case aborted(query: String)
}
