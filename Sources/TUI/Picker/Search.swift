import MetaData
import Pinyin

/// An open search: the text and what it found.
package struct Search: Sendable {
  /// What was found so far.
  enum Found: Sendable {
    case nothing
    /// Best first; and what may have been meant where nothing was found.
    case places(matches: [PlaceMatch], offers: [PlaceMatch])
    /// Lines are searched in slices: a million of them take longer than a key may wait.
    case lines(LineSearch)
  }

  package var field = TextField()
  private(set) var found = Found.nothing
  package var list = List([])

  package init() {}

  /// The match that a row shows; nil where it is a line.
  func match(atRow row: Int) -> PlaceMatch? {
    guard case .places(let matches, let offers) = found else { return nil }
    return row < matches.count ? matches[row] : offers[row - matches.count]
  }

  package func row(_ row: Int) -> Row? {
    if case .lines(let search) = found { return search.line(atRow: row).map { .line($0) } }
    return match(atRow: row).map { .item($0.item) }
  }

  package var selectedRow: Row? { list.selected.flatMap { row($0) } }

  /// Takes in what a query found among places. The best row is selected; of mere offers none is,
  /// so that Enter never takes what was not asked for.
  mutating func show(_ matches: [PlaceMatch], offers: [PlaceMatch]) {
    found = .places(matches: matches, offers: offers)
    var sections = Self.sections(count: matches.count)
    if !offers.isEmpty { sections.append((.perhaps, offers.count)) }
    list = List(sections, selectingFirst: !matches.isEmpty)
  }

  private static func sections(count: Int) -> [(heading: Heading?, rows: Int)] {
    count == 0 ? [(.noMatch, 0)] : [(.results(count), count)]
  }
}

// MARK: Lines
extension Search {
  /// Begins to search lines; what an earlier search left out is not looked at again.
  mutating func begin(_ settings: LineSearch.Settings) {
    let query = Query(field.text)
    if case .lines(let previous) = found {
      // Released first: the earlier search hands over its lists without a copy.
      found = .nothing
      found = .lines(LineSearch(query, after: previous))
    } else {
      found = .lines(LineSearch(query, settings: settings))
    }
    list = List([(.searching, 0)])
  }

  /// A line as it is shown, with what was found in it.
  func text(ofLine line: Int, in rows: LineRows) -> LineText? {
    guard case .lines(let search) = found else { return nil }
    return search.text(ofLine: line, in: rows.store)
  }

  /// Looks at some more lines; true when all there are were looked at.
  mutating func step(through store: LineStore, lines: Int, height: Int) -> Bool {
    guard case .lines(var search) = found else { return true }
    found = .nothing
    let isDone = search.step(through: store, lines: lines)
    search.rank()
    found = .lines(search)
    let count = search.count
    let sections =
      count == 0 && !isDone ? [(heading: Heading.searching, rows: 0)] : Self.sections(count: count)
    list.replace(sections, height: height)
    return isDone
  }
}
