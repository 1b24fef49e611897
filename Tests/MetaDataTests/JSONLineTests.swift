import MetaData
import Testing

struct JSONLineTests {
  @Test func `a place is one object of its fields, absent ones left out`() throws {
    let item = try #require(Catalog.builtIn.item(code: "610100"))
    #expect(
      item.jsonLine == """
        {"name":"西安","full":"西安市","code":"610100","pinyin":"Xī'ān","initials":"xa",\
        "level":"city","province":"陕西","city":"西安","path":"陕西省 西安市",\
        "lat":\(try #require(item.coordinate).latitude),\
        "lon":\(try #require(item.coordinate).longitude),"hot":11,"phone":"029",\
        "timezone":"Asia/Shanghai"}
        """)
  }

  @Test func `own keys follow with their types, and no key stands twice`() throws {
    var builder = CatalogBuilder(dataDate: "")
    var entry = CatalogEntry(name: "x")
    entry.fields = [
      ("name", .text("x ")), ("id", .integer(7)), ("new", .flag(false)), ("id", .integer(8)),
    ]
    builder.add(entry, in: nil)
    let item = try #require(try builder.catalog().top.first)
    #expect(item.jsonLine == #"{"name":"x ","full":"x","path":"x","id":7,"new":false}"#)
  }
}
