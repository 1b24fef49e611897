import MetaData
import Testing

@testable import citypicker

private func place(_ code: String) throws -> Item {
  try #require(Catalog.builtIn.item(code: code))
}

private func options(_ arguments: String...) throws -> Options {
  try Options(arguments: arguments)
}

@Test func `a pick is printed and recorded`() throws {
  let reply = Reply.picked([try place("430100")], query: "", options: try options("--recents", "3"))
  #expect(reply.text == "长沙\n")
  #expect(reply.status == .picked)
  #expect(reply.saving == .attempt(.record(["430100"], keeping: 3)))
}

@Test func `a deeper pick records its city, a province nothing`() throws {
  let picks = [try place("330106"), try place("330000")]
  let reply = Reply.picked(picks, query: "", options: try options())
  #expect(reply.text == "西湖区\n浙江\n")
  #expect(reply.saving == .attempt(.record(["330100"], keeping: 8)))
  #expect(Reply.picked([try place("330000")], query: "", options: try options()).saving == .nothing)
}

@Test func `picks may end with NUL`() throws {
  let picks = [try place("430100"), try place("310000")]
  #expect(Reply.picked(picks, query: "", options: try options("--print0")).text == "长沙\0上海\0")
}

@Test func `without recents nothing is recorded`() throws {
  let reply = Reply.picked([try place("430100")], query: "", options: try options("--no-recents"))
  #expect(reply.saving == .nothing)
}

@Test func `the only match is picked at once where that is wanted`() throws {
  let one = [PlaceMatch(item: try place("540100"))]
  #expect(Reply.shortcut(one, options: try options("-1"))?.text == "拉萨\n")
  #expect(Reply.shortcut(one, options: try options("-0")) == nil)
  #expect(Reply.shortcut(one, options: try options()) == nil)
}

@Test func `no match ends at once where that is wanted`() throws {
  #expect(Reply.shortcut([], options: try options("-0")) == Reply(status: .nothing))
  #expect(Reply.shortcut([], options: try options("-1")) == nil)
}

@Test func `what lies in a city counts only where no city matches itself`() throws {
  let county = PlaceMatch(item: try place("110000"), via: .inside(try place("110105")))
  let city = PlaceMatch(item: try place("211300"))
  let other = PlaceMatch(item: try place("310000"))
  #expect(Reply.shortcut([city, county], options: try options("-1"))?.text == "朝阳\n")
  #expect(Reply.shortcut([county], options: try options("-1"))?.text == "北京\n")
  #expect(Reply.shortcut([city, other, county], options: try options("-1")) == nil)
}
