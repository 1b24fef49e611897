import MetaData
import Testing

struct CatalogSectionsTests {
  @Test func `recents stand first and only if there are any`() throws {
    let catalog = Catalog.builtIn
    let beijing = try #require(catalog.item(code: "110000"))
    #expect(catalog.sections(recents: [beijing]).first?.items == [beijing])
    #expect(catalog.sections(recents: [beijing]).first?.id == .recent)
    #expect(catalog.sections(recents: []).first?.id == .hot)
  }

  @Test func `groups keep their titles, and empty ones are not shown`() throws {
    var builder = CatalogBuilder(dataDate: "")
    let row = builder.add(CatalogEntry(name: "a"), in: nil)
    builder.addSection(.group, title: "one", items: [])
    builder.addSection(.group, title: "two", items: [row])
    builder.addSection(.other, title: "", items: [row])
    #expect(try builder.catalog().sections().map(\.id) == [.group("two"), .other])
  }
}
