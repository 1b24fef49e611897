import Testing

@testable import TUI

@Suite struct LayoutTests {
  @Test func `at 80×24 the title, the bar, the list with its index and the status share the rows`()
  {
    let layout = Layout(size: Size(columns: 80, rows: 24), index: true)
    #expect(layout.title == Rect(column: 0, row: 0, columns: 80, rows: 1))
    #expect(layout.bar == Rect(column: 0, row: 1, columns: 80, rows: 1))
    #expect(layout.list == Rect(column: 0, row: 2, columns: 76, rows: 21))
    #expect(layout.index == Rect(column: 76, row: 2, columns: 4, rows: 21))
    #expect(layout.status == Rect(column: 0, row: 23, columns: 80, rows: 1))
  }

  @Test(arguments: [(19, 24), (80, 3), (1, 1), (0, 0)]) func `too small a screen is tiny`(
    columns: Int, rows: Int
  ) {
    let layout = Layout(size: Size(columns: columns, rows: rows), index: true)
    #expect(layout.isTiny)
    #expect(layout.height == 1)
  }

  @Test func `the parts never overlap and stay on the screen at any size`() {
    for columns in 0...120 {
      for rows in 0...40 {
        let layout = Layout(size: Size(columns: columns, rows: rows), index: true)
        let parts = [layout.title, layout.bar, layout.list, layout.index, layout.status]
        let area = parts.map { $0.columns * $0.rows }.reduce(0, +)
        #expect(area <= columns * rows || layout.isTiny)
        for part in parts where part.columns > 0 && part.rows > 0 {
          #expect(part.column >= 0 && part.column + part.columns <= columns)
          #expect(part.row >= 0 && part.row + part.rows <= rows)
        }
        #expect(layout.height >= 1)
      }
    }
  }
}
