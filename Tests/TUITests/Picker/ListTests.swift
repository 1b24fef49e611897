import Testing

@testable import TUI

@Suite struct ListTests {
  /// Headings on lines 0, 3, 7 and 9; rows 0–1, 2–4, 5 and 6–9; 14 lines.
  private let list = List([
    (.section(.hot), 2), (.section(.letter("A")), 3), (.section(.letter("B")), 1),
    (.section(.letter("Z")), 4),
  ])

  private func window(_ list: List, height: Int) -> [List.Line?] {
    (0..<height).map { list.content(atWindowRow: $0, height: height) }
  }

  @Test func `every line is a heading or a row, and a row knows its line`() {
    let lines = (0..<list.lineCount).compactMap { list.content(atLine: $0) }
    #expect(lines.count == 14)
    #expect(lines.filter { if case .heading = $0 { true } else { false } }.count == 4)
    for row in 0..<list.rowCount {
      #expect(list.content(atLine: list.line(ofRow: row)) == .row(row))
      #expect(list.parts[list.part(ofRow: row)].rows.contains(row))
    }
    #expect(list.content(atLine: 14) == nil)
    #expect(list.content(atLine: -1) == nil)
  }

  @Test func `the heading of the section on top stays while its rows scroll`() {
    var list = list
    list.select(4, height: 3)
    #expect(list.top == 4)
    #expect(window(list, height: 3) == [.heading(1), .row(3), .row(4)])
  }

  @Test func `moving scrolls no further than needed`() {
    var list = list
    list.select(3, height: 6)
    #expect(list.top == 0)
    list.move(by: 1, height: 6)
    #expect(list.top == 1)
    list.move(by: -4, height: 6)
    #expect(list.selected == 0)
    #expect(list.top == 0)
  }

  @Test func `the selection stays inside the list`() {
    var list = list
    list.move(by: 100, height: 5)
    #expect(list.selected == 9)
    list.move(by: -100, height: 5)
    #expect(list.selected == 0)
  }

  @Test func `a jump puts the section on top and lands below its heading`() {
    var list = list
    list.jump(toPart: 1, height: 5)
    #expect(list.selected == 2)
    #expect(window(list, height: 2) == [.heading(1), .row(2)])
  }

  @Test func `the last section is reached though it is shorter than the window`() {
    var list = list
    list.jump(toPart: 3, height: 8)
    #expect(list.selected == 6)
    #expect(list.top == 6)
    #expect(window(list, height: 8).contains(.row(6)))
  }

  @Test func `the wheel takes the selection along when it would leave the window`() {
    var list = list
    list.scroll(by: 4, height: 4)
    #expect(list.top == 4)
    #expect(list.selected == 3)
    list.scroll(by: -4, height: 4)
    #expect(list.top == 0)
    #expect(list.selected == 1)
  }

  @Test(arguments: 1...16) func `the selection is in view at any height, whatever was done`(
    height: Int
  ) {
    var list = list
    for row in Array(0..<10) + [9, 0, 5, 2] {
      list.select(row, height: height)
      #expect(window(list, height: height).contains(.row(row)))
      list.fit(height: 17 - height)
      #expect(window(list, height: 17 - height).contains(.row(row)))
    }
    for part in 0..<4 {
      list.jump(toPart: part, height: height)
      #expect(list.selected.map { window(list, height: height).contains(.row($0)) } == true)
    }
  }

  @Test func `an empty list selects nothing and moves nowhere`() {
    var list = List([(.noMatch, 0)])
    #expect(list.selected == nil)
    list.move(by: 1, height: 5)
    list.scroll(by: 1, height: 5)
    list.jump(toPart: 0, height: 5)
    list.fit(height: 5)
    #expect(list.selected == nil)
    #expect(list.content(atWindowRow: 0, height: 5) == .heading(0))
  }

  @Test func `a list that starts without a selection is entered by a move`() {
    var list = List([(.noMatch, 0), (.perhaps, 3)], selectingFirst: false)
    #expect(list.selected == nil)
    list.move(by: 1, height: 5)
    #expect(list.selected == 0)
  }
}
