import Testing

@testable import TUI

@Suite struct StateHelpTests {
  private func top(_ state: State) -> Int? {
    if case .help(let top, _) = state.mode { top } else { nil }
  }

  @Test func `? opens the help and any other key closes it again`() throws {
    #expect(top(try picker("?")) == 0)
    for key in ["<esc>", "?", "x", "<enter>", "<tab>"] {
      let closed = try picker("?" + key)
      if case .browsing = closed.mode {} else { Issue.record("\(key) does not close the help") }
      #expect(closed.selectedRow?.item?.name == "北京")
    }
  }

  @Test func `the help scrolls as far as there are lines`() throws {
    let size = Size(columns: 40, rows: 12)
    let lines = HelpPane.lines(for: try picker()).count
    #expect(top(try picker("?<down><down><up>", size: size)) == 1)
    #expect(top(try picker("?<end>", size: size)) == lines - 11)
    #expect(top(try picker("?<end><home>", size: size)) == 0)
    #expect(top(try picker("?<pgdn>", size: size)) == lines - 11)
    #expect(top(try picker("?<down>", size: Size(columns: 80, rows: 60))) == 0)
  }

  @Test func `over a search the ? is typed`() throws {
    #expect(try picker("b?").query == "b?")
  }
}
