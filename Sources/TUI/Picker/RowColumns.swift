/// How the cells of a row are shared out. They depend on the width only, never on the rows in view:
/// columns that jump while one scrolls or types are hard to read.
package enum RowColumns: Hashable, Sendable {
  /// Name, reading and parent side by side.
  case wide(name: Int, reading: Int, parent: Int)
  /// Name and one more: the parent where the name alone is not enough, else the reading.
  case middle(name: Int, second: Int)
  /// The name, and right behind it the parent where it must be.
  case narrow(Int)

  /// Before the name: the mark of the selection.
  static let gutter = 3

  package init(width: Int) {
    let room = max(0, width - Self.gutter)
    if room >= 52 {
      let name = min(32, room / 3)
      let reading = min(26, room / 3)
      self = .wide(name: name, reading: reading, parent: room - name - reading)
    } else if room >= 24 {
      self = .middle(name: room / 2, second: room - room / 2)
    } else {
      self = .narrow(room)
    }
  }
}
