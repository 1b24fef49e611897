import Pinyin
import Testing

@testable import MetaData

struct ReadingOrderTests {
  private func entry(_ name: String, _ reading: String, core: Int? = nil, code: String = "")
    -> CatalogEntry
  {
    var entry = CatalogEntry(name: name)
    entry.reading = Syllable.list(reading) ?? []
    entry.coreLength = core
    entry.code = code
    return entry
  }

  private func sorted(_ entries: [CatalogEntry]) -> [String] {
    let ranks = ReadingOrder.ranks(of: entries)
    return zip(ranks, entries).sorted { $0.0 < $1.0 }.map(\.1.name)
  }

  @Test func `syllables are compared one by one, not letter by letter`() {
    // As letters, xian would stand between xi'a and xi'b.
    let entries = [entry("西安", "xī ān"), entry("咸丰", "xián fēng"), entry("西昌", "xī chāng")]
    #expect(sorted(entries) == ["西安", "西昌", "咸丰"])
  }

  @Test func `the shorter stands first`() {
    #expect(sorted([entry("安阳", "ān yáng"), entry("安", "ān")]) == ["安", "安阳"])
  }

  @Test func `ü stands after u`() {
    let entries = [entry("吕", "lǚ"), entry("泸", "lú"), entry("罗", "luó")]
    #expect(sorted(entries) == ["泸", "罗", "吕"])
  }

  @Test func `tones decide only where the letters of all syllables agree`() {
    let entries = [
      entry("泰州", "tài zhōu"), entry("台州", "tāi zhōu"), entry("泰安", "tài ān"),
    ]
    #expect(sorted(entries) == ["泰安", "台州", "泰州"])
  }

  @Test func `the ending does not count, and the code decides last`() {
    let entries = [
      entry("c", "ān yáng xiàn", core: 2, code: "3"), entry("b", "ān yáng qū", core: 2, code: "2"),
      entry("a", "ān yáng", code: "1"),
    ]
    #expect(sorted(entries) == ["a", "b", "c"])
  }

  @Test func `what has no reading stands last, by its text`() {
    let entries = [entry("b", ""), entry("a", ""), entry("宙", "zhòu")]
    #expect(sorted(entries) == ["宙", "a", "b"])
  }
}
