/// The second line: the text of the search, or the invitation to type one.
enum SearchBar {
  private static let sign = DisplayText("⌕")
  private static let textColumn = 3

  static func draw(_ state: State, in frame: inout Frame) {
    let area = state.layout.bar
    guard case .searching(let search) = state.mode.base else {
      frame.fill(area, .bar)
      put(sign, 1, area, .bar, &frame)
      put(DisplayText(state.settings.words[placeholder(state)]), textColumn, area, .bar, &frame)
      return
    }
    frame.fill(area, .barActive)
    put(sign, 1, area, .barActive, &frame)
    let mark = cancelMark(in: state)
    let room = max(1, mark.column - 1 - textColumn)
    let window = Window(search.field, columns: room)
    frame.put(
      window.text, at: Point(column: textColumn, row: area.row), width: room, style: .barActive,
      ellipsis: false)
    frame.put(
      cancelText(state), at: Point(column: mark.column, row: mark.row), width: mark.columns,
      style: .bar)
    frame.cursor = Point(column: textColumn + window.cursor, row: area.row)
  }

  private static func placeholder(_ state: State) -> ScreenWord {
    if case .places = state.settings.subject { .searchPlaceholder } else { .rowPlaceholder }
  }

  /// Where `取消 Esc` stands; empty where there is no room for it.
  static func cancelMark(in state: State) -> Rect {
    let area = state.layout.bar
    let width = cancelText(state).width
    guard area.columns >= width + 16 else {
      return Rect(column: area.columns, row: area.row, columns: 0, rows: 1)
    }
    return Rect(column: area.columns - width - 1, row: area.row, columns: width, rows: 1)
  }

  private static func cancelText(_ state: State) -> DisplayText {
    DisplayText("\(state.settings.words[.cancel]) Esc")
  }

  private static func put(
    _ text: DisplayText, _ column: Int, _ area: Rect, _ style: Style, _ frame: inout Frame
  ) {
    let width = max(0, area.columns - column - 1)
    frame.put(text, at: Point(column: column, row: area.row), width: width, style: style)
  }
}

/// The part of a long text that is in view: the cursor always is.
private struct Window {
  let text: DisplayText
  /// Cells before the cursor.
  let cursor: Int

  init(_ field: TextField, columns: Int) {
    let before = field.characters[..<field.cursor]
    var start = field.cursor
    var width = 0
    // One cell stays free for the cursor itself.
    for index in before.indices.reversed() {
      let cells = DisplayText(String(before[index])).width
      guard width + cells < columns else { break }
      width += cells
      start = index
    }
    text = DisplayText(String(field.characters[start...]))
    cursor = width
  }
}
