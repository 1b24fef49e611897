/// One row: a mark, the name with what the query found, the reading, the places above.
struct RowPane {
  private let content: RowContent
  private let isSelected: Bool

  init(_ content: RowContent, isSelected: Bool) {
    self.content = content
    self.isSelected = isSelected
  }

  private var main: Style { isSelected ? .selected : .plain }
  private var muted: Style { isSelected ? .selectedMuted : .muted }

  func draw(in line: Rect, of frame: inout Frame) {
    if isSelected {
      frame.fill(line, .selected)
      frame.cursor = Point(column: line.column, row: line.row)
    }
    drawGutter(line, &frame)
    let left = line.column + RowColumns.gutter
    guard !content.reading.isEmpty || !content.parent.isEmpty else {
      drawName(at: left, width: line.columns - RowColumns.gutter - 1, line, &frame)
      return
    }
    switch RowColumns(width: line.columns) {
    case .wide(let name, let reading, let parent):
      drawName(at: left, width: name - 2, line, &frame)
      put(content.reading, at: left + name, width: reading - 2, line, &frame)
      put(content.parent, at: left + name + reading, width: parent, line, &frame)
    case .middle(let name, let second):
      drawName(at: left, width: name - 2, line, &frame)
      let text = content.needsParent ? content.parent : content.reading
      put(text, at: left + name, width: second, line, &frame)
    case .narrow(let width):
      let used = drawName(at: left, width: width, line, &frame)
      if content.needsParent, used + 3 < width {
        put(content.parent, at: left + used + 1, width: width - used - 1, line, &frame)
      }
    }
  }

  /// The current row has a mark of its own, so that it is seen without colour and reverse video.
  private func drawGutter(_ line: Rect, _ frame: inout Frame) {
    let sign = content.isMarked ? "*" : content.isCurrent ? "✓" : ""
    frame.put(
      DisplayText(sign), at: Point(column: line.column, row: line.row), width: 1,
      style: isSelected ? .selectedCurrent : .current)
    if isSelected {
      frame.put(
        DisplayText("▌"), at: Point(column: line.column + 1, row: line.row), width: 1, style: main)
    }
  }

  /// The name, and under which other name it was found.
  @discardableResult
  private func drawName(at column: Int, width: Int, _ line: Rect, _ frame: inout Frame) -> Int {
    let style: Style =
      content.isCurrent ? (isSelected ? .selectedCurrent : .current) : main
    var used = 0
    if let icon = content.icon.map({ DisplayText($0) }), icon.width + 3 <= width {
      used = frame.put(icon, at: Point(column: column, row: line.row), style: style) + 1
    }
    used += frame.put(
      DisplayText(content.name), at: Point(column: column + used, row: line.row),
      width: width - used, style: style, highlights: content.highlights,
      highlightStyle: isSelected ? .selectedMatch : .match)
    guard let note = content.note, used + 4 <= width else { return used }
    return used + put(" ‹ \(note)", at: column + used, width: width - used, line, &frame)
  }

  @discardableResult
  private func put(
    _ text: String, at column: Int, width: Int, _ line: Rect, _ frame: inout Frame
  ) -> Int {
    frame.put(
      DisplayText(text), at: Point(column: column, row: line.row), width: max(0, width),
      style: muted)
  }
}
