import MetaData

/// Everything the picker knows. `update` changes it, `render` draws it; nothing else does either.
package struct State: Sendable {
  package let settings: Settings
  package var size: Size
  /// The lists opened so far; the last one is shown.
  package var levels: [Level]
  package var mode: Mode
  /// Rows marked for a multiple choice, in the order of marking.
  package var marked: [Row] = []
  /// Whether lines are still to be searched.
  var hasLinesToSearch = false

  /// A picker over sections of items.
  package init(settings: Settings, sections: [Section], query: String? = nil, size: Size) {
    self.init(
      settings: settings, level: Level(parent: nil, sections: sections, settings: settings),
      query: query, size: size)
  }

  /// A picker over lines, which may still be coming.
  package init(settings: Settings, lines: LineRows, query: String? = nil, size: Size) {
    self.init(settings: settings, level: Level(lines), query: query, size: size)
  }

  private init(settings: Settings, level: Level, query: String?, size: Size) {
    self.settings = settings
    self.size = size
    levels = [level]
    mode = .browsing
    if let query {
      mode = .searching(Search())
      type(query)
    }
  }

  /// The list that is shown.
  package var level: Level {
    _read { yield levels[levels.count - 1] }
    _modify { yield &levels[levels.count - 1] }
  }

  package var layout: Layout { Layout(size: size, index: indexEntries > 0) }

  /// How many entries the index column has: the sections with a heading.
  var indexEntries: Int { level.list.parts.count { $0.heading != nil } }

  /// The row that Enter would take.
  package var selectedRow: Row? {
    switch mode.base {
    case .searching(let search): search.selectedRow
    case .browsing, .index, .help: level.selectedRow
    }
  }
}

/// How it ended.
package enum Outcome: Hashable, Sendable {
  /// What was picked, in order, and the query that it was picked with.
  case picked([Row], query: String)
  case aborted(query: String)
}
