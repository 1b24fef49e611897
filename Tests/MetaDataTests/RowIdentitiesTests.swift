import MetaData
import Testing

struct RowIdentitiesTests {
  private func catalog() throws -> Catalog {
    var builder = CatalogBuilder(dataDate: "")
    let names = ["朝阳", "朝阳", "a/b#2\n", "a"]
    let rows = names.map { builder.add(CatalogEntry(name: $0), in: nil) }
    builder.addSection(.group, title: "浙江", items: Array(rows[0...2]))
    builder.addSection(.group, title: "/", items: [rows[3]])
    builder.addSection(.hot, title: "", items: [rows[1]])
    for name in ["x", "x", "y/"] { builder.add(CatalogEntry(name: name), in: rows[1]) }
    return try builder.catalog()
  }

  @Test func `every row is found again by its identity, and no two share one`() throws {
    let catalog = try catalog()
    let identities = RowIdentities(catalog)
    let all = catalog.all.compactMap { identities.identity(of: $0) }
    #expect(Set(all).count == catalog.count)
    #expect(all.compactMap { identities.item($0) } == Array(catalog.all))
  }

  @Test func `an identity is the path in the file, on one line`() throws {
    let catalog = try catalog()
    let identities = RowIdentities(catalog)
    #expect(identities.identity(of: catalog.top[1]) == "浙江/朝阳#2")
    #expect(identities.identity(of: catalog.top[2]) == "浙江/a\\/b\\#2\\ua.")
    #expect(identities.identity(of: catalog.top[1].children[1]) == "浙江/朝阳#2/x#2")
  }

  @Test(arguments: ["", "浙江", "浙江/", "浙江/朝阳#3", "浙江/朝阳#2/z", "浙江/朝阳#2/x#2/x"])
  func `what the file has no more is not found`(identity: String) throws {
    #expect(RowIdentities(try catalog()).item(identity) == nil)
  }
}
