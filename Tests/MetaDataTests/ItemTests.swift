import MetaData
import Pinyin
import Testing

struct ItemTests {
  @Test func `items are equal only within their catalog`() throws {
    let one = try Sample.catalog()
    let other = try Sample.catalog()
    #expect(one[0] == one[0])
    #expect(one[0] != one[1])
    #expect(one[0] != other[0])
    #expect(Set(one.all).count == one.count)
  }

  @Test func `an item outlives the catalog that it was taken from`() throws {
    let item = try #require(try Sample.catalog().item(code: "330106001"))
    #expect(item.path == "浙江省 杭州市 西湖区 北山街道")
  }

  @Test func `raw access gives the full name and its syllables in place`() throws {
    let item = try #require(try Sample.catalog().item(code: "330100"))
    let raw = item.withRawName { name, reading in (Array(name), Array(reading)) }
    #expect(raw.0 == Array("杭州市".utf8))
    #expect(raw.1 == Sample.reading)
  }

  @Test(arguments: [
    ("北京市", 0..<2, 2), ("单县", 0..<2, 1), ("管城回族区", 0..<2, 2), ("沙县区", 0..<2, 2),
    ("神农架林区", 0..<3, 3), ("城区", 0..<2, 1),
  ])
  func `the core and the begin of the ending`(name: String, core: Range<Int>, ending: Int) throws {
    let item = try #require(Catalog.builtIn.all.first { $0.fullName == name })
    #expect(item.core == core)
    #expect(item.endingStart == ending)
  }

  @Test func `names that are no beginning of the full name have no pinyin`() throws {
    var builder = CatalogBuilder(dataDate: "")
    var entry = CatalogEntry(name: "沪", fullName: "上海")
    entry.reading = try #require(Syllable.list("shàng hǎi"))
    builder.add(entry, in: nil)
    let item = try #require(try builder.catalog().top.first)
    #expect(item.pinyin == "")
    #expect(item.letter == "S")
  }
}
