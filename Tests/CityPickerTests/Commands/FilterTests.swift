import MetaData
import Testing

@testable import citypicker

@Test func `matches are printed best first, even those by what lies in them`() throws {
  let catalog = Catalog.builtIn
  let matches = [
    PlaceMatch(item: try #require(catalog.item(code: "211300"))),
    PlaceMatch(
      item: try #require(catalog.item(code: "110000")),
      via: .inside(try #require(catalog.item(code: "110105")))),
  ]
  #expect(Reply.filter(matches, output: .fields(["name"])) == Reply(output: "朝阳\n北京\n"))
}

@Test func `no match prints nothing and says so by the status`() {
  #expect(Reply.filter([], output: .json) == Reply(status: .nothing))
}
