/// A screenful of cells: what `render` returns and a terminal presents.
///
/// The only place that clips and places text. A wide character takes two cells, the second of which
/// shows nothing, and is never cut: where only one of its cells is left, a blank is drawn.
package struct Frame: Hashable, Sendable {
  package struct Cell: Hashable, Sendable {
    package fileprivate(set) var glyph = Glyph.blank
    package fileprivate(set) var style = Style.plain
  }

  package let size: Size
  /// Row by row; `size.columns` cells each.
  package private(set) var cells: [Cell]
  /// Where the terminal's cursor stands, so that screen readers follow it; nil hides it.
  package var cursor: Point?

  package init(size: Size) {
    self.size = Size(columns: max(0, size.columns), rows: max(0, size.rows))
    cells = Array(repeating: Cell(), count: self.size.columns * self.size.rows)
  }

  package subscript(row row: Int) -> ArraySlice<Cell> {
    guard 0 <= row, row < size.rows else { return [] }
    return cells[row * size.columns..<(row + 1) * size.columns]
  }

  /// Draws text, at most `width` columns of it, and returns the columns used.
  ///
  /// - Parameters:
  ///   - highlights: ranges of Characters of the text, drawn in `highlightStyle`.
  ///   - ellipsis: whether a text that does not fit ends in `…`; else it is only cut.
  @discardableResult
  package mutating func put(
    _ text: DisplayText, at point: Point, width: Int = .max, style: Style = .plain,
    highlights: [Range<Int>] = [], highlightStyle: Style = .match, ellipsis: Bool = true
  ) -> Int {
    guard 0 <= point.row, point.row < size.rows, width > 0,
      -text.width < point.column, point.column < size.columns
    else { return 0 }
    let room = min(width, size.columns - point.column)
    let isCut = text.width > room
    let end = isCut && ellipsis ? room - 1 : room
    var used = 0
    for piece in text.pieces {
      let next = used + Int(piece.glyph.width)
      if next > end { break }
      let isFound = highlights.contains { $0.contains(piece.source) }
      set(piece.glyph, isFound ? highlightStyle : style, point.column + used, point.row)
      used = next
    }
    if isCut && ellipsis {
      set(.ellipsis, style, point.column + used, point.row)
      used += 1
    }
    return used
  }

  /// Draws words that are not an item's text.
  @discardableResult
  package mutating func put(
    _ text: String, at point: Point, width: Int = .max, style: Style = .plain,
    ellipsis: Bool = true
  ) -> Int {
    put(DisplayText(text), at: point, width: width, style: style, ellipsis: ellipsis)
  }

  /// Empties a part of the screen.
  package mutating func fill(_ rect: Rect, _ style: Style) {
    forEachCell(of: rect) { frame, column, row in
      frame.set(.blank, style, column, row)
    }
  }

  /// Changes the style of what is drawn already. Of a wide character that the edge cuts, the half
  /// inside decides for both: a terminal has one style for a character.
  package mutating func restyle(_ rect: Rect, _ change: (Style) -> Style) {
    forEachCell(of: rect) { frame, column, row in
      let index = row * frame.size.columns + column
      // A right half inside was restyled with its left one, except at the left edge.
      let isRightHalf = frame.cells[index].glyph.width == 0
      if isRightHalf && column > rect.column { return }
      let style = change(frame.cells[index].style)
      frame.cells[index].style = style
      if isRightHalf { frame.cells[index - 1].style = style }
      if frame.cells[index].glyph.width == 2 { frame.cells[index + 1].style = style }
    }
  }

  private mutating func forEachCell(of rect: Rect, _ body: (inout Frame, Int, Int) -> Void) {
    let columns = size.span(rect.column, rect.columns, limit: size.columns)
    for row in size.span(rect.row, rect.rows, limit: size.rows) {
      for column in columns { body(&self, column, row) }
    }
  }

  /// The one write to a cell. Whatever wide character it hits in half becomes a blank.
  private mutating func set(_ glyph: Glyph, _ style: Style, _ column: Int, _ row: Int) {
    let last = column + Int(glyph.width) - 1
    guard last >= 0, column < size.columns else { return }
    guard column >= 0, last < size.columns else {
      // Half of it is outside: a blank takes the other half's place.
      return set(.blank, style, column < 0 ? last : column, row)
    }
    let index = row * size.columns + column
    blankLeftHalf(before: index)
    if last > column {
      blankRightHalf(after: index + 1)
      cells[index + 1] = Cell(glyph: .rightHalf, style: style)
    } else {
      blankRightHalf(after: index)
    }
    cells[index] = Cell(glyph: glyph, style: style)
  }

  private mutating func blankLeftHalf(before index: Int) {
    if cells[index].glyph.width == 0 { cells[index - 1].glyph = .blank }
  }

  private mutating func blankRightHalf(after index: Int) {
    if cells[index].glyph.width == 2 { cells[index + 1].glyph = .blank }
  }
}

extension Size {
  /// The part of `start ..< start + length` that lies in `0 ..< limit`, for any numbers.
  fileprivate func span(_ start: Int, _ length: Int, limit: Int) -> Range<Int> {
    let (sum, overflows) = start.addingReportingOverflow(max(0, length))
    let lower = min(max(0, start), limit)
    return lower..<max(lower, min(overflows ? limit : sum, limit))
  }
}
