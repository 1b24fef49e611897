import Testing

@testable import TUI

@Test(arguments: [
  (Look(), "\u{1B}[0m"), (Look(.bold, color: 3), "\u{1B}[0;1;33m"),
  (Look([.reverse, .underline, .dim]), "\u{1B}[0;2;4;7m"),
  (Look(color: 215), "\u{1B}[0;38;5;215m"),
])
func `a look is one sequence`(row: (Look, String)) {
  #expect(row.0.sequence == row.1)
}

@Test func `looks stand around the text they belong to`() {
  var frame = Frame(size: Size(columns: 10, rows: 3))
  frame.put("a北", at: Point(column: 1, row: 0), style: .title)
  frame.fill(Rect(column: 0, row: 1, columns: 3, rows: 1), .selected)
  let lines = frame.coloredLines(Theme(.never, noColor: false, colors: 0))
  #expect(lines == [" \u{1B}[0;1ma北\u{1B}[0m", "\u{1B}[0;7m   \u{1B}[0m", ""])
}

@Test func `without its sequences the text is the plain one`() {
  var frame = Frame(size: Size(columns: 12, rows: 1))
  frame.put("\u{1B}[31m北京", at: Point(column: 0, row: 0), style: .match)
  let line = frame.coloredLines(Theme(.dark, noColor: false, colors: 256))[0]
  #expect(line.replacing(#/\u{1B}\[[0-9;]*m/#, with: "") == frame.lines[0])
}
