/// What the keys act on. What belongs to a mode lives in it, so no mode can see stale data.
package enum Mode: Sendable {
  case browsing
  /// The keys move in the index column.
  case index
  case searching(Search)
  /// The help lies over another mode, scrolled by some lines.
  indirect case help(top: Int, over: Mode)

  /// The mode without the help that lies over it.
  package var base: Mode {
    if case .help(_, let under) = self { under.base } else { self }
  }

  /// Where the keys are looked up.
  var scope: KeyTable.Scope {
    switch base {
    case .index: .index
    case .searching: .searching
    case .browsing, .help: .browsing
    }
  }
}
