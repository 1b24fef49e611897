/// Where the picker is shown and its keys come from.
///
/// Two ship: the terminal through ncurses, and a screen in memory that plays a script.
package protocol Terminal: ~Copyable {
  var size: Size { get }
  /// Shows the frame. A frame of another size than the terminal's shows as far as it fits.
  mutating func present(_ frame: Frame)
  /// Waits for the next event, or until `input` can be read or has ended; with a limit no longer
  /// than so many milliseconds.
  mutating func nextEvent(orInput input: Int32?, within limit: Int?) -> TerminalEvent
  /// Draws everything anew: what is on the screen may be another program's.
  mutating func redraw()
  /// Rings for a key that can do nothing.
  mutating func ring()
  /// Gives the terminal back, stops the program, and takes the terminal again once it continues.
  mutating func suspend()
}

/// What ends a wait.
package enum TerminalEvent: Hashable, Sendable {
  case event(Event)
  /// The growing input has something to read, or has ended.
  case input
  /// Nothing happened within the limit.
  case nothing
  /// The terminal is gone, a signal asks to leave, or the script is over: give up.
  case ended
}
