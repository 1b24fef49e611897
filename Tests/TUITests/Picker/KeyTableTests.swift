import Testing

@testable import TUI

@Suite struct KeyTableTests {
  private let keys = KeyTable(multiple: false)

  @Test(arguments: KeyTable.Scope.allCases) func `no key means two things in one place`(
    scope: KeyTable.Scope
  ) {
    for table in [KeyTable(multiple: false), KeyTable(multiple: true)] {
      let bound = table.bindings.filter { $0.scopes.contains(scope) }.flatMap(\.keys)
      #expect(bound.count == Set(bound).count)
      #expect(!bound.isEmpty)
    }
  }

  @Test(
    arguments: [
      ("<up>", .browsing, Action.move(.up)), ("<c-p>", .searching, .move(.up)),
      ("<c-k>", .browsing, .move(.up)), ("<c-k>", .searching, .edit(.killToEnd)),
      ("<c-j>", .browsing, .move(.down)), ("<home>", .browsing, .move(.first)),
      ("<home>", .searching, .edit(.toStart)), ("<left>", .browsing, .leave),
      ("<left>", .searching, .edit(.back)), ("<right>", .browsing, .open),
      ("<bs>", .browsing, .leave), ("<bs>", .searching, .edit(.deleteBack)),
      ("<tab>", .browsing, .toggleIndex), ("/", .browsing, .beginSearch), ("?", .browsing, .help),
      ("[", .browsing, .previousSection), ("]", .browsing, .nextSection),
      ("<esc>", .searching, .cancel), ("<c-g>", .browsing, .cancel), ("<c-c>", .searching, .quit),
      ("<a-b>", .searching, .edit(.wordBack)), ("<c-z>", .searching, .suspend),
      ("<c-l>", .browsing, .redraw), ("<enter>", .index, .accept),
    ] as [(String, KeyTable.Scope, Action)])
  func `the keys of the interface are bound`(
    notation: String, scope: KeyTable.Scope, action: Action
  ) throws {
    let key = try #require(try KeyNotation.keys(in: notation).first)
    #expect(keys.action(for: key, in: scope) == action)
  }

  @Test func `signs that browsing binds can be typed in a search`() {
    for sign in ["/", "?", "[", "]"] as [Character] {
      #expect(keys.action(for: Key(.character(sign)), in: .searching) == nil)
    }
  }

  @Test func `with several picks Tab marks and Ctrl-T goes to the index`() {
    let several = KeyTable(multiple: true)
    for scope in KeyTable.Scope.allCases {
      #expect(several.action(for: Key(.tab), in: scope) == .mark)
    }
    #expect(several.action(for: .control("t"), in: .browsing) == .toggleIndex)
    #expect(keys.action(for: .control("t"), in: .browsing) == .toggleIndex)
  }

  @Test(arguments: Language.allCases) func `every binding has its line in the help`(
    language: Language
  ) {
    let lines = keys.help(in: language)
    for binding in keys.bindings {
      let line = lines.first { $0.meaning == binding.topic.phrase[language] }
      for key in binding.keys { #expect(line?.keys.contains(key.label) == true) }
    }
    #expect(Set(lines.map(\.meaning)).count == lines.count)
    #expect(lines.contains { $0.keys == "⇧A–Z" })
  }

  @Test func `marking is in the help only where it can be done`() {
    let mark = KeyTable.Topic.mark.phrase[.english]
    #expect(!keys.help(in: .english).contains { $0.meaning == mark })
    #expect(KeyTable(multiple: true).help(in: .english).contains { $0.meaning == mark })
  }
}
