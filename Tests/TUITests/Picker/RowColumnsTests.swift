import Testing

@testable import TUI

@Suite struct RowColumnsTests {
  @Test(arguments: [
    (76, RowColumns.wide(name: 24, reading: 24, parent: 25)),
    (196, .wide(name: 32, reading: 26, parent: 135)),
    (36, .middle(name: 16, second: 17)),
    (16, .narrow(13)),
    (1, .narrow(0)),
  ])
  func `the width decides what is shown beside the name`(width: Int, columns: RowColumns) {
    #expect(RowColumns(width: width) == columns)
  }

  @Test func `the columns fill the row to the cell`() {
    for width in 3...300 {
      let used =
        switch RowColumns(width: width) {
        case .wide(let name, let reading, let parent): name + reading + parent
        case .middle(let name, let second): name + second
        case .narrow(let name): name
        }
      #expect(used == width - RowColumns.gutter)
    }
  }
}
