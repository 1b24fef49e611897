import Testing

@testable import MetaData

@Test func `an item goes in once`() throws {
  var set = ItemSet()
  let city = try #require(Catalog.builtIn.item(code: "110000"))
  let last = Catalog.builtIn[Catalog.builtIn.count - 1]
  let first = [set.insert(city), set.insert(last)]
  let again = [set.insert(city), set.insert(last)]
  #expect(first == [true, true])
  #expect(again == [false, false])
}

@Test func `the same number in another catalog is another item`() throws {
  let other = try Sample.catalog()[0]
  var set = ItemSet()
  let results = [set.insert(Catalog.builtIn[0]), set.insert(other), set.insert(other)]
  #expect(results == [true, true, false])
}
