import Pinyin
import Testing

@testable import MetaData

struct LineSectionsTests {
  @Test func `lines are filed by the reading of their first character, the rest under #`() {
    let lines = [
      "重量", "重庆", "bob", "北京", "Álvaro", "123", "西安", "鲜", "  阿坝", "", "吕梁", "路", "Zoe", "안녕",
    ]
    let sections = LineSections(store(of: lines), known: .places)
    let shown = sections.parts.map { part in (part.id, part.lines.map { lines[$0] }) }
    let expected: [(Section.ID, [String])] = [
      (.letter("A"), ["  阿坝", "Álvaro"]), (.letter("B"), ["北京", "bob"]), (.letter("C"), ["重庆"]),
      (.letter("L"), ["路", "吕梁"]), (.letter("X"), ["西安", "鲜"]),
      (.letter("Z"), ["重量", "Zoe"]), (.other, ["123", "", "안녕"]),
    ]
    #expect(shown.map(\.0) == expected.map(\.0))
    #expect(shown.map(\.1) == expected.map(\.1))
  }

  @Test func `equal letters are ordered by tone, then as they came`() {
    let lines = ["是", "诗", "时", "诗"]
    #expect(LineSections(store(of: lines)).parts.first?.lines == [1, 3, 2, 0])
  }
}
