import Testing

@testable import TUI

@Test(
  arguments: [
    ("<0;1;1M", .press, 0, 0), ("<0;300;250M", .press, 299, 249), ("<0;5;6m", .release, 4, 5),
    ("<32;5;6M", .drag, 4, 5), ("<64;5;6M", .wheelUp, 4, 5), ("<65;5;6M", .wheelDown, 4, 5),
    ("<4;1;2M", .press, 0, 1), ("<80;1;2M", .wheelUp, 0, 1),
  ] as [(String, Mouse.Action, Int, Int)])
func `a report gives its place, beyond column 223 too`(row: (String, Mouse.Action, Int, Int)) {
  let mouse = ControlSequence(Array(row.0.utf8)[...])?.mouse
  #expect(mouse == Mouse(row.1, at: Point(column: row.2, row: row.3)))
}

@Test(arguments: [
  "<1;1;1M", "<2;1;1M", "<3;1;1M", "<35;1;1M", "<66;1;1M", "<67;1;1M", "<64;1;1m", "<128;1;1M",
  "<0;0;1M", "<0;1;0M", "<0;1M", "<M", "<;;M", "<0;99999999999;1M", "<-1;1;1M", "<0;1;1A",
])
func `other buttons, the sideways wheel and garbage mean nothing`(text: String) {
  #expect(ControlSequence(Array(text.utf8)[...])?.event == nil)
}
