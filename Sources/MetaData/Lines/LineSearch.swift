import Pinyin

/// A search of lines that goes on in slices, while lines are still being added.
///
/// ```swift
/// var search = LineSearch("bj", settings: settings)
/// while !search.step(through: store, lines: 20_000) { /* look at the keys */ }
/// search.rank()
/// let best = search.line(atRow: 0)
/// ```
package struct LineSearch: Sendable {
  /// How lines are searched, whatever the query.
  package struct Settings: Sendable {
    package var options: SearchOptions
    package var columns: LineColumns
    /// Names whose readings win over those of single characters.
    package var known: KnownNames?
    /// Whether the order of the input stands instead of the ranking (`--no-sort`).
    package var keepsOrder: Bool

    package init(
      options: SearchOptions = SearchOptions(), columns: LineColumns = LineColumns(),
      known: KnownNames? = nil, keepsOrder: Bool = false
    ) {
      self.options = options
      self.columns = columns
      self.known = known
      self.keepsOrder = keepsOrder
    }
  }

  package let query: Query
  package let settings: Settings
  /// How many of the first lines were looked at.
  package private(set) var seen = 0
  private var matcher: LineMatcher
  private var hits: LineHits
  /// The lines, among the first `seen`, that may match a query that goes on.
  private var passed: [UInt32] = []
  /// Lines of which an earlier search knows that only they can match, and up to which line it knew.
  private var candidates: ArraySlice<UInt32> = []
  private var known = 0

  /// A search of all lines.
  package init(_ query: Query, settings: Settings = Settings()) {
    self.query = query
    self.settings = settings
    matcher = LineMatcher(
      query, options: settings.options, known: settings.known, columns: settings.columns)
    hits = LineHits(keepsOrder: settings.keepsOrder)
  }

  /// The next search while somebody types: where the query merely goes on, only the lines that
  /// were left are looked at again.
  package init(_ query: Query, after previous: consuming LineSearch) {
    self.init(query, settings: previous.settings)
    guard !previous.query.isEmpty, TextMatcher.narrows(previous.query, to: query) else { return }
    // What the earlier search had not yet looked at again is still to be looked at.
    candidates = (previous.passed + previous.candidates)[...]
    known = max(previous.seen, previous.known)
  }

  /// Looks at the next lines, at most so many; true when none is left.
  package mutating func step(through store: LineStore, lines: Int) -> Bool {
    guard !query.isEmpty else {
      seen = store.count
      return true
    }
    var left = lines
    while left > 0, let line = candidates.popFirst() {
      store.withBytes(ofLine: Int(line)) { look(at: $0, Int(line)) }
      seen = Int(line) + 1
      left -= 1
    }
    guard candidates.isEmpty else { return false }
    seen = max(seen, known)
    let end = min(store.count, seen + left)
    store.forEachLine(in: seen..<end) { line, bytes in look(at: bytes, line) }
    seen = end
    return seen == store.count
  }

  private mutating func look(at bytes: UnsafeRawBufferPointer, _ line: Int) {
    let finding = matcher.look(at: bytes, number: line)
    if finding.passes { passed.append(UInt32(truncatingIfNeeded: line)) }
    if let rank = finding.rank { hits.add(line, rank) }
  }

  /// How many lines were found so far; without a query, how many there are.
  package var count: Int { query.isEmpty ? seen : hits.count }

  /// Puts what was found since the last call in its place; call it before asking for rows.
  package mutating func rank() { hits.sort() }

  /// The line of a row, best first; nil where there is no such row.
  package func line(atRow row: Int) -> Int? {
    guard row >= 0, row < count else { return nil }
    return query.isEmpty ? row : hits[row]
  }

  /// A line as it is shown, with what the query lights up.
  package func text(ofLine line: Int, in store: LineStore) -> LineText {
    store.withBytes(ofLine: line) { bytes in
      guard !query.isEmpty else {
        return LineText(bytes, number: line, columns: settings.columns)
      }
      return LineText(
        bytes, number: line, columns: settings.columns, query: query, options: settings.options,
        known: settings.known)
    }
  }
}
