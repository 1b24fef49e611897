import MetaData

/// Draws the state. Changes nothing: drawing twice gives the same frame.
package func render(_ state: State) -> Frame {
  var frame = Frame(size: state.size)
  let layout = state.layout
  if case .help(let top, _) = state.mode {
    HelpPane.draw(state, top: top, in: &frame)
    return frame
  }
  if layout.isTiny {
    ListPane.drawCurrentRow(state, in: &frame)
    return frame
  }
  TitlePane.draw(state, in: &frame)
  ListPane.draw(state, in: &frame)
  if state.showsIndex { IndexPane.draw(state, in: &frame) }
  if state.isCovered {
    frame.restyle(layout.list) { _ in .covered }
    frame.restyle(layout.index) { _ in .covered }
  }
  StatusPane.draw(state, in: &frame)
  // Last, because the cursor stands in the text while there is a search.
  SearchBar.draw(state, in: &frame)
  return frame
}

extension State {
  /// An empty search dims the list below it.
  var isCovered: Bool {
    if case .searching(let search) = mode { search.field.isEmpty } else { false }
  }

  /// The results have no sections to list.
  var showsIndex: Bool {
    if case .searching(let search) = mode { search.field.isEmpty } else { true }
  }

  /// The list on the screen: the results once there is a text, else the rows of the level.
  var shownList: List {
    if case .searching(let search) = mode.base, !search.field.isEmpty { return search.list }
    return level.list
  }
}
