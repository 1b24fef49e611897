/// Modes of the terminal that ncurses does not know.
enum TerminalModes {
  private static let paste = "\u{1B}[?2004"
  /// Presses, releases and drags; then in the form that has no limit at column 223.
  private static let mouse = ["\u{1B}[?1002", "\u{1B}[?1006"]

  static func on(mouse hasMouse: Bool) -> String {
    ([paste] + (hasMouse ? mouse : [])).map { "\($0)h" }.joined()
  }

  /// All of them: off is harmless where it was never on.
  static let off = ([paste] + mouse).map { "\($0)l" }.joined()
}
