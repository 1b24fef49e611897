/// Tells a double click from two clicks. The time is an argument, so that no test needs a clock.
package struct ClickCounter: Sendable {
  /// What desktops take as the longest pause between the two.
  package static let longestPause = 400

  private var last: (at: Point, milliseconds: Int)?

  package init() {}

  /// The same report, or a double click in place of the second press on one spot.
  package mutating func count(_ mouse: Mouse, milliseconds: Int) -> Mouse {
    guard mouse.action == .press else { return mouse }
    defer { last = (mouse.at, milliseconds) }
    guard let last, last.at.row == mouse.at.row, abs(last.at.column - mouse.at.column) <= 1,
      0...Self.longestPause ~= milliseconds - last.milliseconds
    else { return mouse }
    return Mouse(.doubleClick, at: mouse.at)
  }
}
