import MetaData
import Testing

@testable import citypicker

private let catalog = Catalog.builtIn

@Test(arguments: [(Levels.city, 392), (Levels.province, 34), ([.province, .city] as Levels, 420)])
func `the places of some levels each stand once`(levels: Levels, count: Int) {
  let places = catalog.places(at: levels)
  #expect(places.count == count)
  #expect(Set(places).count == count)
  #expect(zip(places, places.dropFirst()).allSatisfy { $0.order < $1.order })
}

@Test func `codes that are not in the catalog are passed over`() {
  #expect(catalog.places(withCodes: ["x", "540100", ""]).map(\.name) == ["拉萨"])
  #expect(Recents(codes: [], current: "x").currentCity(in: catalog) == nil)
  #expect(Recents(codes: [], current: "540100").currentCity(in: catalog)?.name == "拉萨")
}
