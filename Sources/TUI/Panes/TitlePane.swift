import MetaData

/// The first line: what is listed on the left, the current city on the right.
enum TitlePane {
  static func draw(_ state: State, in frame: inout Frame) {
    let area = state.layout.title
    frame.fill(area, .title)
    let words = state.settings.words
    let left = DisplayText(title(of: state))
    var candidates: [DisplayText] = []
    if case .places = state.settings.subject {
      let city = state.settings.current?.name ?? words[.notChosen]
      // The label goes before the city does: the city is what one looks for.
      candidates = ["\(words[.currentCity]) \(city)", city].map { DisplayText($0) }
    }
    let room = area.columns - left.width - 4
    if let right = candidates.first(where: { $0.width <= room }) {
      let column = area.columns - right.width - 1
      frame.put(right, at: Point(column: column, row: area.row), width: right.width, style: .title)
    }
    frame.put(
      left, at: Point(column: 1, row: area.row), width: max(0, area.columns - 2), style: .title)
  }

  /// The path to the list, or what the program is for.
  private static func title(of state: State) -> String {
    guard let parent = state.level.parent else {
      switch state.settings.subject {
      case .places: return state.settings.words[.title]
      case .list(let name): return name ?? state.settings.words[.listTitle]
      }
    }
    return (parent.ancestors + [parent]).map(\.name).joined(separator: " › ")
  }
}
