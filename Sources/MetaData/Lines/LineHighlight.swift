import Pinyin

/// Which bytes of what is shown of a line a query lights up.
struct LineHighlight {
  let query: Query
  let options: SearchOptions
  let known: KnownNames?

  /// The ranges in the bytes that are shown; a column that is searched but not shown lights nothing.
  func spans(
    _ line: UnsafeRawBufferPointer, number: Int, columns: LineColumns,
    shown: FieldTemplate.Output
  ) -> [Range<Int>] {
    guard let searched = columns.searched else {
      return shown.bytes.withUnsafeBytes { lit($0).ranges }
    }
    let fields = LineFields(line, delimiter: columns.delimiter)
    var best: (rank: Rank, ranges: [Range<Int>])?
    for range in searched {
      guard let span = fields.span(of: range) else { continue }
      let (rank, ranges) = lit(UnsafeRawBufferPointer(rebasing: line[span]))
      guard let rank, best.map({ rank < $0.rank }) ?? true else { continue }
      best = (
        rank, ranges.map { span.lowerBound + $0.lowerBound..<span.lowerBound + $0.upperBound }
      )
    }
    return (best?.ranges ?? []).flatMap { Self.moved($0, to: shown) }
  }

  private func lit(_ bytes: UnsafeRawBufferPointer) -> (rank: Rank?, ranges: [Range<Int>]) {
    let text = ShownText(bytes)
    var list = NameList(.texts)
    list.append(text: text.text, known: known)
    let characters = list.highlight(of: 0, query, options: options)
    return (list.match(0, query, options: options)?.rank, text.bytes(characters))
  }

  /// Where bytes of the line stand in what is shown.
  private static func moved(_ range: Range<Int>, to shown: FieldTemplate.Output) -> [Range<Int>] {
    shown.pieces.compactMap { piece in
      let common = range.clamped(to: piece.source)
      guard !common.isEmpty else { return nil }
      let shift = piece.output.lowerBound - piece.source.lowerBound
      return common.lowerBound + shift..<common.upperBound + shift
    }
  }
}
