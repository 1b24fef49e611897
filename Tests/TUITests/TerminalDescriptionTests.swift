import Testing

@testable import TUI

/// In the suite of the screen because terminfo has one state for the whole process.
extension NcursesScreenTests {
  @Test func `what the terminal's description says is found`() throws {
    let ends = try PseudoTerminal()
    let xterm = try TerminalDescription(of: "xterm-256color", descriptor: ends.terminal)
    #expect(xterm.colors == 256)
    #expect(xterm.keys.key(for: Array("\u{1B}OA".utf8)) == Key(.up))
    let undo = String(decoding: xterm.undo, as: UTF8.self)
    #expect(undo.contains(TerminalModes.off) && undo.contains("\u{1B}[?1049l"))
    let vt100 = try TerminalDescription(of: "vt100", descriptor: ends.terminal)
    #expect(!String(decoding: vt100.undo, as: UTF8.self).contains("$<"))
  }

  @Test(arguments: [
    ("", TerminalError.unknownTerminal("")), ("no-such", .unknownTerminal("no-such")),
    ("dumb", .cannotMoveCursor("dumb")),
  ])
  func `a terminal that cannot be used is named`(row: (String, TerminalError)) throws {
    let ends = try PseudoTerminal()
    #expect(throws: row.1) { try TerminalDescription(of: row.0, descriptor: ends.terminal) }
  }
}

@Test func `pauses are no part of a capability`() {
  let bytes = Array("a$<5>b$<20*/>c$x$<".utf8)
  #expect(TerminalDescription.withoutPauses(bytes) == Array("abc$x$<".utf8))
}
