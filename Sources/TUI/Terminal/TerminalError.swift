/// Why the terminal cannot be opened. The words are made elsewhere.
package enum TerminalError: Error, Hashable, Sendable {
  /// There is no terminal that controls the program, as under cron or `ssh` without `-t`.
  case noControllingTerminal
  /// The system refused something on the way; its number of the error.
  case system(Int32)
  /// No description of this `TERM`; empty when it is not set.
  case unknownTerminal(String)
  /// The terminal of this `TERM` has a cursor that cannot be moved, as `dumb` has.
  case cannotMoveCursor(String)
}
