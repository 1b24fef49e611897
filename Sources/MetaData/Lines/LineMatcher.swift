import Pinyin

/// Looks at lines one by one for one query: which may match, which do, and how well.
struct LineMatcher: Sendable {
  private var matcher: TextMatcher
  private let columns: LineColumns?
  private var fields = LineFields()

  init(_ query: Query, options: SearchOptions, known: KnownNames?, columns: LineColumns) {
    matcher = TextMatcher(query, options: options, known: known)
    // Without columns no line need be split.
    self.columns = columns.searched == nil && columns.shown == nil ? nil : columns
  }

  /// What a look at a line found.
  struct Finding {
    /// Whether the line may match a query that goes on from this one.
    var passes = false
    var rank: Rank?
  }

  /// Of several columns that match the best one counts.
  mutating func look(at line: UnsafeRawBufferPointer, number: Int) -> Finding {
    guard let columns else { return look(atPart: line) }
    var finding = Finding()
    var fields = LineFields()
    swap(&fields, &self.fields)
    columns.forEachSearched(line, number: number, fields: &fields) { part in
      let found = look(atPart: part)
      finding.passes = finding.passes || found.passes
      if let rank = found.rank, finding.rank.map({ rank < $0 }) ?? true { finding.rank = rank }
    }
    swap(&fields, &self.fields)
    return finding
  }

  private mutating func look(atPart part: UnsafeRawBufferPointer) -> Finding {
    // Whatever is not plain text passes, so only what passes need be asked for its encoding.
    guard matcher.passes(part) else { return Finding() }
    guard !UTF8Form.isValid(part) else { return Finding(passes: true, rank: matcher.rank(part)) }
    let text = LineText.utf8(part)
    return text.withUnsafeBytes { text in
      guard matcher.passes(text) else { return Finding() }
      return Finding(passes: true, rank: matcher.rank(text))
    }
  }
}
