import Testing

@testable import TUI

@Test func `characters stand for themselves and keys in brackets`() throws {
  let keys = try KeyNotation.keys(in: "b北<down><S-Tab><c-x><a-B><lt><esc>")
  #expect(
    keys == [
      Key(.character("b")), Key(.character("北")), Key(.down), Key(.tab, .shift),
      Key(.character("x"), .control), Key(.character("B"), .alt), Key(.character("<")),
      Key(.escape),
    ])
}

@Test func `a newline is Enter, so that a script may come from a file`() throws {
  #expect(try KeyNotation.keys(in: "bj\r\n") == KeyNotation.keys(in: "bj<enter>"))
}

@Test func `Ctrl-I is the Tab that a terminal would report`() throws {
  #expect(
    try KeyNotation.keys(in: "<c-i><c-m><c-[><c-X>") == [
      Key(.tab), Key(.enter), Key(.escape), Key(.character("x"), .control),
    ])
}

@Test(arguments: [
  ("a<up", KeyNotation.Failure.unclosed("up")), ("<", .unclosed("")), ("<>", .unknownKey("")),
  ("<foo>", .unknownKey("foo")), ("<a>", .unknownKey("a")), ("<c->", .unknownKey("c-")),
  ("<f0>", .unknownKey("f0")), ("<f01>", .unknownKey("f01")), ("<f99>", .unknownKey("f99")),
])
func `a fault in the notation is named`(row: (String, KeyNotation.Failure)) {
  #expect(throws: row.1) { try KeyNotation.keys(in: row.0) }
}

@Test func `every key survives being written and read`() throws {
  let codes: [Key.Code] =
    [.enter, .escape, .tab, .backspace, .delete, .insert, .up, .down, .left, .right, .home, .end]
    + [.pageUp, .pageDown, .function(1), .function(12)] + "xZ<>-/ 北".map { .character($0) }
  for code in codes {
    for modifiers: Key.Modifiers in [[], .alt, .control, [.alt, .control], .shift] {
      var key = Key(code, modifiers)
      if case .character(let character) = code {
        if modifiers == .shift { continue }
        if modifiers.contains(.control) {
          key = Key(.character(Character(character.lowercased())), modifiers)
        }
      }
      #expect(try KeyNotation.keys(in: KeyNotation.text(for: [key, key])) == [key, key])
    }
  }
}
