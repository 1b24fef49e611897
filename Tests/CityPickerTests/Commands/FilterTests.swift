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
  #expect(Reply.filter(matches, query: "", options: Options()) == Reply(output: "朝阳\n北京\n"))
}

@Test func `no match prints nothing and says so by the status`() {
  #expect(Reply.filter([], query: "", options: Options()) == Reply(status: .nothing))
}

@Test func `what was found is set off in the names alone`() throws {
  let match = PlaceMatch(item: try #require(Catalog.builtIn.item(code: "130100")))
  let fields = try Options(arguments: ["-o", "name,code,full"])
  let reply = Reply.filter([match], query: "", options: fields) { _ in [1..<4] }
  #expect(reply.text == "石\u{1B}[0;1;4;35m家庄\u{1B}[0m\t130100\t石\u{1B}[0;1;4;35m家庄市\u{1B}[0m\n")
  let template = try Options(arguments: ["--format", "{name}"])
  let plain = Reply.filter([match], query: "", options: template) { _ in [0..<2] }
  #expect(plain.text == "石家庄\n")
}
