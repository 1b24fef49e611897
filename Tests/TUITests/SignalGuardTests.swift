import CTerminal
import Glibc
import Testing

@testable import TUI

/// In the suite of the screen because the guard has one state for the whole process.
extension NcursesScreenTests {
  @Test func `the guard puts the modes back and writes the undoing once`() throws {
    let ends = try PseudoTerminal()
    let before = ends.localModes
    #expect(terminal_guard_begin(ends.terminal, "undo", 4) == 0)
    let screen = try NcursesScreen(
      terminal: "xterm", descriptor: ends.terminal, theme: Theme(.never, noColor: false, colors: 8))
    terminal_guard_entered()
    _ = ends.written()
    #expect(ends.localModes != before)
    terminal_guard_end()
    terminal_guard_end()
    #expect(ends.localModes == before)
    #expect(ends.written() == "undo")
    screen.leave()
  }

  @Test func `a signal is noted and wakes the wait`() throws {
    let ends = try PseudoTerminal()
    #expect(terminal_guard_begin(ends.terminal, "", 0) == 0)
    defer { terminal_guard_end() }
    _ = terminal_signals_take()
    for (signal, flag) in [(SIGWINCH, TERMINAL_RESIZED), (SIGCONT, TERMINAL_CONTINUED)] {
      // Another thread takes it, as this one may have its signals blocked.
      kill(getpid(), signal)
      var request = pollfd(fd: terminal_signal_descriptor(), events: Int16(POLLIN), revents: 0)
      while poll(&request, 1, -1) < 0 && errno == EINTR {}
      #expect(terminal_signals_take() == UInt32(flag))
      #expect(poll(&request, 1, 0) == 0)
      #expect(terminal_signals_take() == 0)
    }
  }

  @Test func `an undoing that is too long for the guard is refused`() throws {
    let ends = try PseudoTerminal()
    let long = [UInt8](repeating: 0, count: 513)
    #expect(terminal_guard_begin(ends.terminal, long, long.count) == E2BIG)
  }
}
