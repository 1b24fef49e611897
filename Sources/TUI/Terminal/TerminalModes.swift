/// Modes of the terminal that ncurses does not know.
enum TerminalModes {
  private static let paste = "\u{1B}[?2004"
  /// Presses, releases and drags; then in the form that has no limit at column 223.
  private static let mouse = ["\u{1B}[?1002", "\u{1B}[?1006"]

  /// A row that a terminal takes as longer than we do must not run into the next one.
  private static let wrap = "\u{1B}[?7"

  static func on(mouse hasMouse: Bool) -> String {
    wrap + "l" + ([paste] + (hasMouse ? mouse : [])).map { "\($0)h" }.joined()
  }

  /// All of them: off is harmless where it was never on.
  static let off = wrap + "h" + ([paste] + mouse).map { "\($0)l" }.joined()
}
