import Glibc

@testable import TUI

/// A terminal without a window: what a program writes to `terminal` can be read here.
final class PseudoTerminal {
  let terminal: Int32
  private var window: Int32

  init() throws(TerminalError) {
    var ends: (window: Int32, terminal: Int32) = (-1, -1)
    var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&ends.window, &ends.terminal, nil, nil, &size) == 0 else {
      throw .system(errno)
    }
    _ = fcntl(ends.window, F_SETFL, O_NONBLOCK)
    (window, terminal) = ends
  }

  deinit {
    close(terminal)
    hangUp()
  }

  /// Closes the window.
  func hangUp() {
    if window >= 0 { close(window) }
    window = -1
  }

  func written() -> String { String(decoding: available(on: window), as: UTF8.self) }

  /// The local modes, which tell raw input from cooked.
  var localModes: tcflag_t {
    var modes = termios()
    tcgetattr(terminal, &modes)
    return modes.c_lflag
  }
}
