import Testing

@testable import TUI

@Suite struct IndexColumnTests {
  @Test func `with room enough every section has its line`() {
    let column = IndexColumn(entries: 3, height: 5)
    #expect(column.lines == [.entry(0), .entry(1), .entry(2)])
  }

  @Test func `without room it is an odd number of lines from the first entry to the last`() {
    let column = IndexColumn(entries: 23, height: 10)
    #expect(
      column.lines == [
        .entry(0), .gap, .entry(6), .gap, .entry(11), .gap, .entry(17), .gap, .entry(22),
      ])
  }

  @Test(arguments: 3...30) func `the first and the last entry are always there`(height: Int) {
    for entries in 1...40 {
      let column = IndexColumn(entries: entries, height: height)
      #expect(column.lines.first == .entry(0))
      #expect(column.lines.last == .entry(entries - 1))
      #expect(column.lines.count <= height)
      for entry in 0..<entries {
        #expect(column.line(ofEntry: entry).map { column.lines.indices.contains($0) } == true)
      }
    }
  }

  @Test func `a click reaches the entries between, and never misses`() {
    let column = IndexColumn(entries: 23, height: 10)
    #expect((0..<9).map { column.entry(atLine: $0) } == [0, 2, 5, 7, 10, 12, 15, 17, 20])
    #expect(column.entry(atLine: -3) == 0)
    #expect(column.entry(atLine: 99) == 20)
  }

  @Test(arguments: [(0, 10), (23, 0)]) func `where nothing fits there is nothing to hit`(
    entries: Int, height: Int
  ) {
    let column = IndexColumn(entries: entries, height: height)
    #expect(column.lines.isEmpty)
    #expect(column.entry(atLine: 0) == nil)
    #expect(column.line(ofEntry: 0) == nil)
  }

  @Test(arguments: [("A", 1), ("B", 1), ("C", 2), ("Y", 2), ("Z", 3)])
  func `a letter without a section means the nearest earlier one`(letter: Character, part: Int) {
    let list = List([
      (.section(.hot), 1), (.section(.letter("A")), 1), (.section(.letter("C")), 1),
      (.section(.letter("Z")), 1),
    ])
    #expect(list.part(forLetter: letter) == part)
  }

  @Test func `before the first letter there is the first letter, and none where there is none`() {
    let list = List([(.section(.hot), 1), (.section(.letter("C")), 1)])
    #expect(list.part(forLetter: "A") == 1)
    #expect(List([(.section(.hot), 1)]).part(forLetter: "A") == nil)
  }
}
