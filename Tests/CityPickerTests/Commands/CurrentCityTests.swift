import MetaData
import Testing

@testable import citypicker

private let catalog = Catalog.builtIn

private func place(_ code: String) throws -> Item { try #require(catalog.item(code: code)) }

private func set(
  _ text: String, _ arguments: String..., finding matches: [PlaceMatch] = []
) throws -> Reply {
  let options = try Options(arguments: arguments)
  return Reply.set(text, in: catalog, options: options) { _ in matches }
}

@Test func `the current city is printed as it is asked for`() throws {
  let options = try Options(arguments: ["-o", "code,name"])
  let reply = Reply.current(try place("540100"), options: options)
  #expect(reply == Reply(output: "540100\t拉萨\n"))
}

@Test func `no current city is nothing`() {
  #expect(Reply.current(nil, options: Options()) == Reply(status: .nothing))
}

@Test(arguments: [
  ("540100", "540100"), ("拉萨", "540100"), ("拉萨市", "540100"), ("330106", "330100"),
  ("吉林", "220200"), ("北京", "110000"), ("朝阳", "211300"),
])
func `a city is set by its code, the code of what lies in it, or its name`(
  text: String, code: String
) throws {
  #expect(try set(text) == Reply(saving: .require(.record([code], keeping: 8))))
}

@Test func `a city is set by a query that finds it alone`() throws {
  let match = PlaceMatch(item: try place("540100"))
  let inside = PlaceMatch(item: try place("110000"), via: .inside(try place("110105")))
  let expected = Reply(saving: .require(.record(["540100"], keeping: 8)))
  #expect(try set("lasa", finding: [match, inside]) == expected)
}

@Test func `several cities are named and none is set`() throws {
  let matches = [
    PlaceMatch(item: try place("320500")),
    PlaceMatch(item: try place("341300")),
    PlaceMatch(item: try place("110000"), via: .inside(try place("110105"))),
  ]
  let reply = try set("suzhou", finding: matches)
  #expect(reply.status == .nothing)
  #expect(reply.saving == .nothing)
  #expect(
    reply.diagnostics == [
      "'suzhou' is not one city; it could be", "  320500 苏州  江苏", "  341300 宿州  安徽",
      "  110000 北京 ‹ 朝阳区",
    ])
}

@Test func `what lies in a city does not set it by its name`() throws {
  let inside = PlaceMatch(item: try place("110000"), via: .inside(try place("110105")))
  let reply = try set("朝阳区", finding: [inside])
  #expect(reply.status == .nothing)
  #expect(reply.diagnostics.last == "  110000 北京 ‹ 朝阳区")
}

@Test func `many candidates are cut off`() throws {
  let matches = catalog.cities.prefix(30).map { PlaceMatch(item: $0) }
  let reply = try set("x", finding: matches)
  #expect(reply.diagnostics.count == 22)
  #expect(reply.diagnostics.last == "  and 10 more")
}

@Test(arguments: ["330000", "999999", "zzz"])
func `what is no city is not set`(text: String) throws {
  let reply = try set(text)
  #expect(reply == Reply(diagnostics: ["no city is called '\(text)'"], status: .nothing))
}

@Test func `without recents the city is set and not listed`() throws {
  #expect(try set("拉萨", "--no-recents").saving == .require(.choose("540100")))
}

@Test func `forgetting has to succeed`() {
  #expect(Reply.forget == Reply(saving: .require(.forget)))
}
