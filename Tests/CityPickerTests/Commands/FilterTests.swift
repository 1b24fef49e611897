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

@Test func `what was found is set off in the names alone`() throws {
  let match = PlaceMatch(item: try #require(Catalog.builtIn.item(code: "130100")))
  let output = Options.Output.fields(["name", "code", "full"])
  let reply = Reply.filter([match], output: output) { _ in [1..<4] }
  #expect(reply.output == "石\u{1B}[0;1;4;35m家庄\u{1B}[0m\t130100\t石\u{1B}[0;1;4;35m家庄市\u{1B}[0m\n")
  let plain = Reply.filter([match], output: .template(try Template("{name}"))) { _ in [0..<2] }
  #expect(plain.output == "石家庄\n")
}
