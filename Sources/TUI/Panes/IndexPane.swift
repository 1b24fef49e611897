import MetaData

/// The column on the right: the sections there are, the one on top lit.
enum IndexPane {
  static func draw(_ state: State, in frame: inout Frame) {
    let area = state.layout.index
    let list = state.level.list
    let column = IndexColumn(entries: list.parts.count, height: area.rows)
    let lit = column.line(ofEntry: current(state))
    for (offset, line) in column.lines.enumerated() {
      let text =
        switch line {
        case .entry(let entry): mark(of: list.parts[entry].heading, state.settings.words)
        case .gap: "•"
        }
      let point = Point(column: area.column + 1, row: area.row + offset)
      frame.put(
        DisplayText(text), at: point, width: max(0, area.columns - 2),
        style: offset == lit ? .indexCurrent : .index, ellipsis: false)
    }
  }

  /// While the keys move in the column, it shows where they are; else which section is on top.
  private static func current(_ state: State) -> Int {
    let list = state.level.list
    if case .index = state.mode, let selected = list.selected {
      return list.part(ofRow: selected)
    }
    return list.part(atLine: list.top)
  }

  static func mark(of heading: Heading?, _ words: Words) -> String {
    switch heading {
    case .section(.recent): words[.recentMark]
    case .section(.hot): words[.hotMark]
    case .section(.letter(let letter)): String(letter)
    case .section(.group(let title)): title.first.map(String.init) ?? words[.otherMark]
    case .section(.other): words[.otherMark]
    case .results, .searching, .noMatch, .perhaps, nil: ""
    }
  }
}
