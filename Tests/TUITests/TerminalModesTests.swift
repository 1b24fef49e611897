import Testing

@testable import TUI

@Test func `whatever is changed is undone`() {
  let flip: [Character: Character] = ["h": "l", "l": "h"]
  let undone = TerminalModes.on(mouse: true).split(separator: "\u{1B}").map { mode in
    String(mode.dropLast()) + String(mode.last.flatMap { flip[$0] } ?? "?")
  }
  #expect(Set(undone) == Set(TerminalModes.off.split(separator: "\u{1B}").map(String.init)))
}

@Test func `the mouse stays the terminal's own where it is not wanted`() {
  #expect(!TerminalModes.on(mouse: false).contains("100"))
  #expect(TerminalModes.on(mouse: true).contains("\u{1B}[?1006h"))
}
