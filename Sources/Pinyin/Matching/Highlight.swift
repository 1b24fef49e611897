extension NameList {
  /// What to light up: the units of the best alignment as half-open ranges of Characters.
  ///
  /// A partly typed syllable lights its whole Character. Skipped separators stay dark; so does a
  /// name that was found by an alias or a former name alone.
  public func highlight(
    of index: Int, _ query: Query, options: SearchOptions = SearchOptions()
  ) -> [Range<Int>] {
    guard records.indices.contains(index),
      match(index, query, options: options).map({ $0.via == nil }) ?? false
    else { return [] }
    let lengths = Alignment.Lengths(letters: query.letterCount, isOneLetter: query.isOneLetter)
    var lit: Set<Int> = []
    for pattern in patterns(query) {
      var table = MoveTable(pattern: pattern, options: options, unitCount: store.units.count)
      var alignment = Alignment(pattern: pattern, lengths: lengths, keepsPaths: true)
      let best = alignment.best(records[index], units[range(index)], store, &table)
      lit.formUnion(best?.path ?? [])
    }
    return Self.ranges(lit.sorted())
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
