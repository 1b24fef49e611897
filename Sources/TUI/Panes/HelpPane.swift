/// The help over the whole screen, made from the key table.
enum HelpPane {
  static func lines(for state: State) -> [KeyTable.Line] {
    state.settings.keys.help(in: state.settings.words.language)
  }

  static func draw(_ state: State, top: Int, in frame: inout Frame) {
    let lines = lines(for: state)
    let size = state.size
    frame.fill(Rect(column: 0, row: 0, columns: size.columns, rows: min(1, size.rows)), .title)
    frame.put(
      DisplayText(state.settings.words[.help]), at: Point(column: 1, row: 0),
      width: max(0, size.columns - 2), style: .title)
    let keyWidth = min(lines.map { DisplayText($0.keys).width }.max() ?? 0, size.columns / 2)
    for (row, line) in zip(1..<max(1, size.rows), lines.dropFirst(top)) {
      frame.put(
        DisplayText(line.keys), at: Point(column: 1, row: row), width: keyWidth, style: .heading)
      let column = keyWidth + 3
      frame.put(
        DisplayText(line.meaning), at: Point(column: column, row: row),
        width: max(0, size.columns - column), style: .plain)
    }
  }
}
