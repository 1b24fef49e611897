import Testing

@testable import MetaData

private let catalog = Catalog.builtIn

private func pool(_ rows: some Sequence<Item>, _ levels: Levels) -> [Item] {
  PreparedPlaces(rows: Array(rows), levels: levels).direct.items
}

@Test func `the rows come first and once, then what lies in them`() throws {
  let hangzhou = try #require(catalog.item(code: "330100"))
  let ningbo = try #require(catalog.item(code: "330200"))
  let pool = pool([hangzhou, ningbo, hangzhou], [.city, .county])
  #expect(pool.prefix(2) == [hangzhou, ningbo])
  #expect(pool.count == 2 + hangzhou.children.count + ningbo.children.count)
}

@Test func `a search covers all places of its levels at every depth`() throws {
  let zhejiang = try #require(catalog.item(code: "330000"))
  let below = catalog.all.filter { $0.province == zhejiang && $0 != zhejiang }
  #expect(Set(pool(zhejiang.children, .any)) == Set(below))
  let counties = below.filter { $0.levels.contains(.county) }
  #expect(Set(pool(zhejiang.children, .county)).isSuperset(of: counties))
}

@Test func `what is below provinces is covered at every depth`() {
  #expect(
    Set(pool(catalog.top, .city)).subtracting(catalog.top)
      == Set(catalog.cities).subtracting(catalog.top))
}
