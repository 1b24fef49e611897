import MetaData
import Pinyin
import Testing

struct CatalogBuilderTests {
  @Test func `children of any depth stand together and know their parent`() throws {
    let catalog = try Sample.catalog()
    let zhejiang = try #require(catalog.top.first)
    #expect(zhejiang.children.map(\.name) == ["杭州", "宁波"])
    let xihu = try #require(catalog.item(code: "330106"))
    #expect(xihu.parent?.name == "杭州")
    #expect(xihu.children.map(\.name) == ["北山街道"])
    #expect(Array(xihu.children[0].ancestry).map(\.name) == ["北山街道", "西湖区", "杭州", "浙江"])
    #expect(zhejiang.parent == nil)
  }

  @Test func `every fact that went in comes out`() throws {
    let item = try #require(try Sample.catalog().item(code: "330100"))
    #expect(item.name == "杭州")
    #expect(item.fullName == "杭州市")
    #expect(item.levels == .city)
    #expect(item.reading == Sample.reading)
    #expect(item.alternates == [[Syllable(rawValue: 8)], [Syllable(rawValue: 16)]])
    #expect(item.core == 0..<2)
    #expect(item.hot == 7)
    #expect(item.coordinate == Coordinate(latitude: 30.25, longitude: 120.2))
    #expect(item.phone == "0571")
    #expect(item.formerNames == ["临安", "钱塘"])
    #expect(item.aliases == ["Hangchow"])
  }

  @Test func `fields keep their types, their order and every digit`() throws {
    let item = try #require(try Sample.catalog().item(code: "330200"))
    #expect(item.fields.map(\.key) == ["id", "telecode", "share", "port"])
    #expect(item["id"] == .integer(.min))
    #expect(item["telecode"] == .text("0731"))
    #expect(item["share"] == .real(0.1))
    #expect(item["port"] == .flag(true))
    #expect(item["none"] == nil)
  }

  @Test func `the hot section stands first, whenever it was added`() throws {
    let catalog = try Sample.catalog()
    #expect(catalog.sections.map(\.kind) == [.hot, .letter, .letter])
    #expect(catalog.cities.map(\.name) == ["杭州", "宁波"])
  }

  @Test func `a code that stands twice is an error`() {
    var builder = CatalogBuilder(dataDate: "")
    for name in ["甲", "乙"] {
      var entry = CatalogEntry(name: name)
      entry.code = "1"
      builder.add(entry, in: nil)
    }
    #expect(throws: CatalogBuilder.Failure.duplicateCode("1")) { try builder.bytes() }
  }

  @Test func `a reading of another length than the name is an error`() {
    var builder = CatalogBuilder(dataDate: "")
    var entry = CatalogEntry(name: "重庆")
    entry.reading = Sample.reading
    builder.add(entry, in: nil)
    #expect(
      throws: CatalogBuilder.Failure.readingLength(name: "重庆", characters: 2, syllables: 3)
    ) { try builder.bytes() }
  }

  @Test func `a catalog without items is a catalog`() throws {
    let catalog = try CatalogBuilder(dataDate: "2000-01-01").catalog()
    #expect(catalog.count == 0)
    #expect(catalog.top.isEmpty)
    #expect(catalog.cities.isEmpty)
    #expect(catalog.item(code: "") == nil)
    #expect(catalog.dataDate == "2000-01-01")
  }

  @Test func `strings that Unicode calls equal keep their own bytes`() throws {
    var builder = CatalogBuilder(dataDate: "")
    for name in ["\u{E9}", "e\u{301}"] { builder.add(CatalogEntry(name: name), in: nil) }
    let names = try builder.catalog().top.map { Array($0.name.utf8) }
    #expect(names == [[0xC3, 0xA9], [0x65, 0xCC, 0x81]])
  }

  @Test func `256 levels are built and walked, one more is an error`() throws {
    var builder = CatalogBuilder(dataDate: "")
    var parent: CatalogBuilder.Handle?
    for _ in 0..<256 { parent = builder.add(CatalogEntry(name: "x"), in: parent) }
    #expect(try Array(builder.catalog()[255].ancestry).count == 256)
    builder.add(CatalogEntry(name: "x"), in: parent)
    #expect(throws: CatalogBuilder.Failure.tooDeep) { try builder.bytes() }
  }
}
