import MetaData

/// The last line: which row of how many, and the keys that help most right now.
enum StatusPane {
  static func draw(_ state: State, in frame: inout Frame) {
    let area = state.layout.status
    frame.fill(area, .status)
    var column = 1
    for text in [position(state)] + hints(state) {
      let text = DisplayText(text)
      // A hint is shown whole or not at all.
      guard column + text.width < area.columns else { break }
      let point = Point(column: column, row: area.row)
      column += frame.put(text, at: point, width: text.width, style: .status) + 3
    }
  }

  private static func position(_ state: State) -> String {
    let list = state.shownList
    let row = list.selected.map { $0 + 1 } ?? 0
    let marks = state.settings.choices > 1 ? " (\(state.marked.count))" : ""
    return "\(row)/\(list.rowCount)\(marks)"
  }

  private static func hints(_ state: State) -> [String] {
    let words = state.settings.words
    let move = "↑↓ \(words[.move])"
    switch state.mode.base {
    case .index: return [move, "A–Z \(words[.jump])", "⏎ \(words[.back])"]
    case .searching: return [move, "⏎ \(words[.choose])", "Esc \(words[.back])"]
    case .browsing, .help:
      let opens = state.selectedItem.map { !$0.children.isEmpty } ?? false
      return [move, "⏎ \(words[.choose])", words[.typeToSearch], "⇧A–Z \(words[.jump])"]
        + (opens ? ["→ \(words[.districts])"] : []) + ["? \(words[.help])"]
    }
  }
}
