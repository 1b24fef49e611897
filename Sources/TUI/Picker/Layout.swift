/// Where everything stands on a screen of some size. A pure value, used for drawing and for the
/// mouse alike, so what is seen is what is hit.
package struct Layout: Hashable, Sendable {
  /// Below this only the current row is drawn.
  static let smallest = Size(columns: 20, rows: 4)

  package let size: Size
  package let title: Rect
  package let bar: Rect
  package let list: Rect
  package let index: Rect
  package let status: Rect
  /// Too small for anything but the current row.
  package let isTiny: Bool

  package init(size: Size, index hasIndex: Bool) {
    self.size = size
    isTiny = size.columns < Self.smallest.columns || size.rows < Self.smallest.rows
    let width = size.columns
    let indexWidth = hasIndex && !isTiny ? 4 : 0
    let top = isTiny ? 0 : 2
    let height = isTiny ? size.rows : size.rows - 3
    title = Rect(column: 0, row: 0, columns: width, rows: isTiny ? 0 : 1)
    bar = Rect(column: 0, row: 1, columns: width, rows: isTiny ? 0 : 1)
    list = Rect(column: 0, row: top, columns: max(0, width - indexWidth), rows: max(0, height))
    index = Rect(
      column: max(0, width - indexWidth), row: top, columns: indexWidth, rows: max(0, height))
    status = Rect(column: 0, row: size.rows - 1, columns: width, rows: isTiny ? 0 : 1)
  }

  /// The lines of a list that are in view; at least one, so that arithmetic stays sane at 0×0.
  package var height: Int { isTiny ? 1 : max(1, list.rows) }
}
