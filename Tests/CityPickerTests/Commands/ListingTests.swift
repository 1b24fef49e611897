import MetaData
import TUI
import Testing

@testable import citypicker

private let catalog = Catalog.builtIn

private func lines(
  _ sections: [Section], _ arguments: String..., language: Language = .simplified
) throws -> [Substring] {
  let options = try Options(arguments: arguments)
  return Reply.list(sections, options: options, words: Words(language)).text
    .split(separator: "\n", omittingEmptySubsequences: false).dropLast()
}

@Test func `the list has 23 headings and 404 rows`() throws {
  let lines = try lines(catalog.sections())
  #expect(lines.count { $0.hasPrefix("# ") } == 23)
  #expect(lines.count { !$0.hasPrefix("# ") } == 404)
  #expect(lines[0] == "# 热门城市")
  #expect(lines[13] == "# A")
}

@Test(arguments: [
  (Language.simplified, "# 最近访问"), (.traditional, "# 最近造訪"), (.english, "# Recent"),
])
func `recents come first, under a heading in the language`(
  language: Language, heading: String
) throws {
  let recents = [try #require(catalog.item(code: "540100"))]
  let lines = try lines(catalog.sections(recents: recents), language: language)
  #expect(lines[0] == heading)
  #expect(lines[1] == "拉萨")
}

@Test func `rows are printed as they are asked for`() throws {
  let lines = try lines(catalog.sections(), "-o", "code,name")
  #expect(lines[1] == "110000\t北京")
}

@Test func `objects stand without headings between them`() throws {
  let lines = try lines(catalog.sections(), "--json")
  #expect(lines.count == 404)
  #expect(lines.allSatisfy { $0.hasPrefix("{") })
}

@Test func `headings end as the rows do`() throws {
  let options = try Options(arguments: ["--print0"])
  let text = Reply.list(catalog.sections(), options: options, words: Words(.simplified)).text
  #expect(text.hasPrefix("# 热门城市\0北京\0上海\0"))
  #expect(text.hasSuffix("\0") && !text.contains("\n"))
}

@Test func `an empty list is nothing to pick`() throws {
  let reply = Reply.list([], options: Options(), words: Words(.english))
  #expect(reply == Reply(status: .nothing))
}
