// What is seen is what is hit: the rectangles come from the layout that drew them.
extension State {
  /// The lines that one notch of the wheel moves.
  private static let notch = 3

  mutating func mouse(_ mouse: Mouse) -> Effect? {
    if case .help(_, let under) = mode {
      if mouse.action == .press { mode = under }
      return nil
    }
    switch mouse.action {
    case .wheelUp: return wheel(by: -Self.notch)
    case .wheelDown: return wheel(by: Self.notch)
    case .press: return press(at: mouse.at)
    case .doubleClick:
      guard let row = row(at: mouse.at) else { return press(at: mouse.at) }
      select(row)
      return accept()
    case .drag:
      // Only a drag that began on the index column goes on there, wherever the pointer is now.
      guard case .index = mode else { return nil }
      return jump(toIndexLine: mouse.at.row - layout.index.row)
    case .release:
      if case .index = mode { mode = .browsing }
      return nil
    }
  }

  private mutating func wheel(by lines: Int) -> Effect? {
    let height = layout.height
    switch mode {
    case .searching(let search) where !search.field.isEmpty:
      updateSearch { $0.list.scroll(by: lines, height: height) }
    case .browsing, .index: level.list.scroll(by: lines, height: height)
    case .searching, .help: break
    }
    return nil
  }

  private mutating func press(at point: Point) -> Effect? {
    let layout = layout
    if layout.bar.contains(point) { return pressBar(at: point) }
    if showsIndex, layout.index.contains(point) {
      mode = .index
      return jump(toIndexLine: point.row - layout.index.row)
    }
    if case .searching(let search) = mode, search.field.isEmpty, layout.list.contains(point) {
      return cancel()
    }
    if let row = row(at: point) { select(row) }
    return nil
  }

  private mutating func pressBar(at point: Point) -> Effect? {
    guard case .searching = mode else {
      mode = .searching(Search())
      return nil
    }
    return SearchBar.cancelMark(in: self).contains(point) ? cancel() : nil
  }

  private mutating func jump(toIndexLine line: Int) -> Effect? {
    let column = IndexColumn(entries: indexEntries, height: layout.index.rows)
    return jump(to: column.entry(atLine: line))
  }

  private mutating func select(_ row: Int) {
    let height = layout.height
    switch mode {
    case .searching: updateSearch { $0.list.select(row, height: height) }
    case .browsing, .index:
      level.list.select(row, height: height)
      mode = .browsing
    case .help: break
    }
  }

  /// The row of the shown list that stands at a point.
  private func row(at point: Point) -> Int? {
    guard layout.list.contains(point), !layout.isTiny else { return nil }
    let shown = shownList.content(
      atWindowRow: point.row - layout.list.row, height: layout.height)
    if case .row(let row) = shown { return row }
    return nil
  }
}
