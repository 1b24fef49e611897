import MetaData
import Testing

struct ItemFieldTests {
  @Test(arguments: [
    ("610100", "name", "西安"), ("610100", "full", "西安市"), ("610100", "code", "610100"),
    ("610100", "pinyin", "Xī'ān"), ("610100", "initials", "xa"), ("610100", "level", "city"),
    ("610100", "province", "陕西"), ("610100", "city", "西安"), ("610100", "county", ""),
    ("610100", "path", "陕西省 西安市"), ("610100", "phone", "029"),
    ("610100", "timezone", "Asia/Shanghai"), ("110000", "level", "province,city"),
    ("110000", "lat", "39.9042"), ("110000", "lon", "116.4074"), ("110000", "path", "北京市"),
    ("110105", "path", "北京市 朝阳区"), ("110105", "name", "朝阳区"),
    ("110105", "pinyin", "Cháoyángqū"), ("110105", "county", "朝阳区"), ("110105", "city", "北京"),
    ("330106", "level", "county"), ("330106", "nothing", ""), ("330106", "hot", ""),
    ("810000", "timezone", "Asia/Hong_Kong"), ("820000", "timezone", "Asia/Macau"),
    ("TW-TPE", "timezone", "Asia/Taipei"), ("710000", "timezone", "Asia/Taipei"),
    ("429004", "level", "city,county"),
  ])
  func `a field of a place, as plain output shows it`(code: String, field: String, text: String)
    throws
  {
    let item = try #require(Catalog.builtIn.item(code: code))
    #expect(item.text(ofField: field) == text)
  }

  @Test func `a key of the user's own comes before the field of that name`() throws {
    var builder = CatalogBuilder(dataDate: "")
    var entry = CatalogEntry(name: "x")
    entry.fields = [("path", .text("/a/b")), ("lat", .text("030.10"))]
    builder.add(entry, in: nil)
    let item = try #require(try builder.catalog().top.first)
    #expect(item.text(ofField: "path") == "/a/b")
    #expect(item.text(ofField: "lat") == "030.10")
    #expect(item.text(ofField: "timezone") == "")
  }
}
