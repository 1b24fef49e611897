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
    return "\(row)/\(list.rowCount)\(marks)\(feed(state))"
  }

  /// Whether more is coming, or why no more is.
  private static func feed(_ state: State) -> String {
    switch state.levels[0].lines?.feed {
    case .growing: "…"
    case .full: " " + state.settings.words[.full]
    case .failed: " " + state.settings.words[.unreadable]
    case .ended, nil: ""
    }
  }

  private static func opensWord(_ state: State) -> ScreenWord {
    if case .places = state.settings.subject { .districts } else { .inside }
  }

  private static func hints(_ state: State) -> [String] {
    let words = state.settings.words
    let move = "↑↓ \(words[.move])"
    switch state.mode.base {
    case .index: return [move, "A–Z \(words[.jump])", "⏎ \(words[.back])"]
    case .searching: return [move, "⏎ \(words[.choose])", "Esc \(words[.back])"]
    case .browsing, .help:
      let opens = state.selectedRow?.item.map { !$0.children.isEmpty } ?? false
      let jumps = state.indexEntries > 0
      return [move, "⏎ \(words[.choose])", words[.typeToSearch]]
        + (jumps ? ["⇧A–Z \(words[.jump])"] : [])
        + (opens ? ["→ \(words[opensWord(state)])"] : []) + ["? \(words[.help])"]
    }
  }
}
