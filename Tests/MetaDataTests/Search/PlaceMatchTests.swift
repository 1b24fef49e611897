import Testing

@testable import MetaData

@Test func `a match says what it was found by`() throws {
  let city = try #require(Catalog.builtIn.item(code: "110000"))
  let county = try #require(Catalog.builtIn.item(code: "110105"))
  let own = PlaceMatch(item: city)
  #expect(own.note == nil && own.isDirect)
  let former = PlaceMatch(item: city, via: .otherName("北平"))
  #expect(former.note == "北平" && former.isDirect)
  let inside = PlaceMatch(item: city, via: .inside(county))
  #expect(inside.note == "朝阳区" && !inside.isDirect)
}
