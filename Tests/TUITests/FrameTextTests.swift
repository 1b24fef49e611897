import Testing

@testable import TUI

@Test func `a frame as text has a line for each row, trailing blanks cut`() {
  var frame = Frame(size: Size(columns: 8, rows: 3))
  frame.put(" 市 x", at: Point(column: 0, row: 1), style: .current)
  #expect(frame.lines == ["", " 市 x", ""])
  #expect(frame.styleLines == ["", "ccccc", ""])
}

@Test func `every style has a letter of its own`() {
  #expect(Set(Style.allCases.map(\.rawValue)).count == Style.allCases.count)
}
