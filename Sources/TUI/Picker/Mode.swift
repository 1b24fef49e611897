import MetaData

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

/// An open search: the text and what it found.
package struct Search: Sendable {
  package var field = TextField()
  /// What was found, best first.
  package var matches: [PlaceMatch] = []
  /// Offered under ≈ when nothing matches.
  package var offers: [PlaceMatch] = []
  package var list = List([])

  package init() {}

  /// Rows count through the matches and go on in the offers.
  package func row(_ row: Int) -> PlaceMatch {
    row < matches.count ? matches[row] : offers[row - matches.count]
  }

  package var selectedItem: Item? { list.selected.map { row($0).item } }

  /// Takes in what a query found. The best row is selected; of mere offers none is,
  /// so that Enter never takes what was not asked for.
  mutating func show(matches: [PlaceMatch], offers: [PlaceMatch]) {
    self.matches = matches
    self.offers = offers
    var sections: [(heading: Heading?, rows: Int)] = []
    if matches.isEmpty {
      sections.append((.noMatch, 0))
      if !offers.isEmpty { sections.append((.perhaps, offers.count)) }
    } else {
      sections.append((.results(matches.count), matches.count))
    }
    list = List(sections, selectingFirst: !matches.isEmpty)
  }
}
