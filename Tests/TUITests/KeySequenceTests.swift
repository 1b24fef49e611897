import Testing

@testable import TUI

/// Each row: what the terminal sends after `ESC [`, and the key in the notation; "" for none.
@Test(arguments: [
  ("A", "<up>"), ("B", "<down>"), ("C", "<right>"), ("D", "<left>"), ("H", "<home>"),
  ("F", "<end>"), ("1~", "<home>"), ("7~", "<home>"), ("4~", "<end>"), ("8~", "<end>"),
  ("2~", "<ins>"), ("3~", "<del>"), ("5~", "<pgup>"), ("6~", "<pgdn>"), ("Z", "<s-tab>"),
  ("1;5A", "<c-up>"), ("1;2D", "<s-left>"), ("1;3C", "<a-right>"), ("3;5~", "<c-del>"),
  ("1;7H", "<c-a-home>"), ("11~", "<f1>"), ("15~", "<f5>"), ("17~", "<f6>"), ("24~", "<f12>"),
  ("P", "<f1>"), ("R", "<f3>"), ("a", "<s-up>"), ("d", "<s-left>"), ("5^", "<c-pgup>"),
  ("5@", "<c-s-pgup>"), ("97;5u", "<c-x>"), ("97;1u", "a"), ("97;2u", "A"), ("13;1u", "<enter>"),
  ("9;2u", "<s-tab>"), ("27;1u", "<esc>"), ("127;3u", "<a-bs>"), ("27;5;97~", "<c-x>"),
  ("97:65;2u", "A"), ("1;1:1A", "<up>"), ("1;1:3A", ""), ("97;1:3u", ""), ("57358u", ""),
  ("128u", ""), ("1114112u", ""), ("55296u", ""), ("u", ""), ("~", ""), ("201~", ""),
  ("12;40R", ""), ("1;1R", ""), ("I", ""), ("O", ""), ("0n", ""), ("?1;2c", ""), (">0;276;0c", ""),
  ("8;24;80t", ""), ("?2026;2$y", ""), ("4;1$y", ""), ("?97u", ""), ("E", ""), ("<0;1;1X", ""),
])
func `a sequence gives its key`(row: (String, String)) throws {
  let event = try #require(ControlSequence(Array(row.0.utf8)[...])).event
  let expected = row.1.replacing("<c-x>", with: "<c-a>")
  #expect(event == (try KeyNotation.keys(in: expected).first.map(Event.key)), "\(row.0)")
}

@Test func `the numeric pad types its signs`() {
  let signs = (UInt8(ascii: "j")...UInt8(ascii: "y")).compactMap(ControlSequence.keypad)
  #expect(KeyNotation.text(for: signs) == "*+,-./0123456789")
  #expect(ControlSequence.keypad(UInt8(ascii: "M")) == Key(.enter))
  #expect(ControlSequence.keypad(UInt8(ascii: "X")) == Key(.character("=")))
  #expect(ControlSequence.keypad(UInt8(ascii: "z")) == nil)
}
