/// What a key does. The key table says which key, `update` says what happens.
package enum Action: Hashable, Sendable {
  case move(Move)
  case jump(Character)
  case nextSection, previousSection
  case toggleIndex
  /// Enter: picks the row or opens it.
  case accept
  /// Opens the row, whatever its level.
  case open
  /// Back to the list one level up.
  case leave
  case mark
  case beginSearch
  case edit(Edit)
  /// Esc: closes one thing at a time, then gives up.
  case cancel
  case quit
  case help
  case redraw, suspend
}

/// A step of the selection.
package enum Move: Hashable, Sendable {
  case up, down, pageUp, pageDown, first, last
}

/// What the world outside must do after an update.
package enum Effect: Hashable, Sendable {
  case finish(Outcome)
  case suspend
  /// Draw the whole screen again, unchanged rows too.
  case redraw
  /// The key had nothing to act on.
  case bell
}
