/// Says what to light up in the names that one query found.
///
/// What it learns about a query at the first name serves all others, so a screen of rows costs
/// little more than one.
public struct Highlighter: Sendable {
  private let list: NameList
  private let precision: SearchOptions.Precision
  private var parts: [Part]

  /// One pattern with what was learned about it.
  private struct Part: Sendable {
    let pattern: Pattern
    var table: MoveTable
    var alignment: Alignment

    mutating func best(
      _ record: NameList.Record, _ units: ArraySlice<UInt32>, _ store: UnitStore
    ) -> (rank: Rank, path: [Int])? {
      alignment.best(record, units, store, &table)
    }
  }

  /// Prepares a query over a list.
  public init(_ list: NameList, _ query: Query, options: SearchOptions = SearchOptions()) {
    self.list = list
    precision = options.precision
    let lengths = Alignment.Lengths(letters: query.letterCount, isOneLetter: query.isOneLetter)
    parts = list.patterns(query).map { pattern in
      let table = MoveTable(
        pattern: pattern, options: options, unitCount: list.store.units.count)
      let alignment = Alignment(pattern: pattern, lengths: lengths, keepsPaths: true)
      return Part(pattern: pattern, table: table, alignment: alignment)
    }
  }

  /// The units of the best alignment as half-open ranges of Characters, in order.
  ///
  /// A partly typed syllable lights its whole Character. Skipped separators stay dark; so does a
  /// name that was found by an alias or a former name.
  public mutating func ranges(of index: Int) -> [Range<Int>] {
    guard list.records.indices.contains(index) else { return [] }
    let record = list.records[index]
    let units = list.units[list.range(index)]
    var lit: Set<Int> = []
    for number in parts.indices {
      guard
        let best = parts[number].best(record, units, list.store),
        !isBetterKnown(index, parts[number].pattern, than: best.rank)
      else { return [] }
      lit.formUnion(best.path)
    }
    return Self.ranges(lit.sorted())
  }

  private func isBetterKnown(_ index: Int, _ pattern: Pattern, than rank: Rank) -> Bool {
    guard list.kind == .places, precision == .usual else { return false }
    return list.otherNames(of: index).contains { other in
      list.otherNames[other].rank(pattern).map { $0 < rank } ?? false
    }
  }

  private static func ranges(_ positions: [Int]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for position in positions {
      if let last = result.last, last.upperBound == position {
        result[result.count - 1] = last.lowerBound..<position + 1
      } else {
        result.append(position..<position + 1)
      }
    }
    return result
  }
}

extension NameList {
  /// What to light up in one name; for several, a `Highlighter` is cheaper.
  public func highlight(
    of index: Int, _ query: Query, options: SearchOptions = SearchOptions()
  ) -> [Range<Int>] {
    var highlighter = Highlighter(self, query, options: options)
    return highlighter.ranges(of: index)
  }

  /// The places of a name's aliases and former names in `otherNames`, found by bisection.
  func otherNames(of index: Int) -> Range<Int> {
    func firstPlace(notBelow name: Int) -> Int {
      var low = 0
      var high = otherNames.count
      while low < high {
        let middle = (low + high) / 2
        if Int(otherNames[middle].name) < name { low = middle + 1 } else { high = middle }
      }
      return low
    }
    return firstPlace(notBelow: index)..<firstPlace(notBelow: index + 1)
  }
}
