/// The rows in view, below the heading of their section. Only these are made: a list may have
/// millions.
enum ListPane {
  static func draw(_ state: State, in frame: inout Frame) {
    let area = state.layout.list
    let list = state.shownList
    for offset in 0..<area.rows {
      let line = Rect(column: area.column, row: area.row + offset, columns: area.columns, rows: 1)
      switch list.content(atWindowRow: offset, height: area.rows) {
      case .heading(let part):
        let text = list.parts[part].heading.map { heading($0, state.settings) } ?? ""
        frame.put(
          DisplayText(text), at: Point(column: 1, row: line.row), width: max(0, line.columns - 1),
          style: .heading)
      case .row(let row):
        let pane = RowPane(state.content(ofRow: row), isSelected: row == list.selected)
        pane.draw(in: line, of: &frame)
      case nil: break
      }
    }
  }

  /// All there is on a screen too small for more: the current row, without a gutter.
  static func drawCurrentRow(_ state: State, in frame: inout Frame) {
    guard let row = state.shownList.selected, frame.size.rows > 0 else { return }
    let name = DisplayText(state.content(ofRow: row).name)
    frame.put(name, at: Point(column: 0, row: 0), width: frame.size.columns, style: .selected)
    frame.cursor = Point(column: 0, row: 0)
  }

  static func heading(_ heading: Heading, _ settings: Settings) -> String {
    let words = settings.words
    return switch heading {
    case .section(.recent): words[.recent]
    case .section(.hot): words[.hot]
    case .section(.letter(let letter)): String(letter)
    case .section(.group(let title)): title
    case .section(.other): words[.other]
    case .results(let count): words[.resultCount(count)]
    case .searching: words[.searching]
    case .noMatch:
      if case .places = settings.subject { words[.noMatch] } else { words[.noRowMatch] }
    case .perhaps: words[.perhaps]
    }
  }
}
