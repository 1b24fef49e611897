/// A screenful of cells: what `render` returns and a terminal presents.
///
/// The only place that clips and places text. A wide character takes two cells, the second of which
/// is empty, and is never cut: where only one cell is left, a blank is drawn.
package struct Frame: Hashable, Sendable {
  package let size: Size
  /// Where the terminal's cursor stands, so that screen readers follow it.
  package var cursor: Point?

  package init(size: Size) { self.size = size }
}
