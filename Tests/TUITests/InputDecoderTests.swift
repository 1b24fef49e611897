import Testing

@testable import TUI

private func events(_ text: String, _ decoder: InputDecoder = InputDecoder()) -> [Event] {
  var decoder = decoder
  return decoder.read(text.utf8)
}

private func keys(_ notation: String) throws -> [Event] {
  try KeyNotation.keys(in: notation).map(Event.key)
}

/// Each row: the bytes, and the keys in the notation.
@Test(arguments: [
  ("bj北京", "bj北京"), ("\r", "<enter>"), ("\t", "<tab>"), ("\u{7F}", "<bs>"), ("\u{8}", "<c-h>"),
  ("\u{3}", "<c-c>"), ("\u{1A}", "<c-z>"), ("\n", "<c-j>"), ("\0", "<c-space>"),
  ("\u{1B}OA", "<up>"), ("\u{1B}[A", "<up>"), ("\u{1B}OH", "<home>"), ("\u{1B}OS", "<f4>"),
  ("\u{1B}O5A", "<c-up>"), ("\u{1B}Oa", "<c-up>"), ("\u{1B}OM", "<enter>"), ("\u{1B}Op", "0"),
  ("\u{1B}[[A", "<f1>"), ("\u{1B}[[E", "<f5>"), ("\u{1B}[[x", ""), ("\u{1B}b", "<a-b>"),
  ("\u{1B}北", "<a-北>"), ("\u{1B}\u{7F}", "<a-bs>"), ("\u{1B}\r", "<a-enter>"),
  ("\u{1B}\u{1B}[A", "<esc><up>"), ("\u{1B}[1;\u{1B}[Bx", "<down>x"), ("\u{1B}[1;\rx", "<enter>x"),
  ("\u{1B}[12北", "北"), ("\u{1B}O北", "北"), ("\u{1B}[Mabcx", "x"), ("\u{1B}[M\rx", "<enter>x"),
  ("\u{1B}[I\u{1B}[Ox", "x"), ("\u{1B}[24;80Rx", "x"), ("\u{1B}[?62;4cx", "x"),
  ("\u{1B}]11;rgb:0000/0000/0000\u{7}x", "x"), ("\u{1B}]11;rgb:00\u{1B}\\x", "x"),
  ("\u{1B}P1+r544e=787465726d\u{1B}\\x", "x"), ("\u{1B}_Gi=1;OK\u{1B}\\x", "x"),
  ("\u{1B}]0;标题\u{7}x", "x"), ("\u{1B}]0;a\rx", "<enter>x"), ("\u{1B}]0;a\u{1B}[Ax", "<up>x"),
  ("\u{1B}[201~x", "x"), ("\u{85}\u{9B}x", "x"),
])
func `bytes give keys`(row: (String, String)) throws {
  #expect(events(row.0) == (try keys(row.1)))
}

@Test func `a mark is a key of its own, to be joined by the text it is typed into`() {
  #expect(
    events("e\u{301}") == [.key(Key(.character("e"))), .key(Key(.character("\u{301}")))])
}

@Test func `a sequence without an end does not reach what follows`() throws {
  let endless = "\u{1B}[" + String(repeating: "1;", count: 100_000)
  #expect(events(endless + "Ax") == (try keys("x")))
  #expect(events("\u{1B}]" + String(repeating: "a", count: 100_000) + "\u{7}x") == (try keys("x")))
}

@Test func `invalid bytes are dropped and nothing after them`() throws {
  var decoder = InputDecoder()
  #expect(decoder.read([0xFF, 0x61, 0xE5, 0x8C, 0x62, 0xC0, 0xAF, 0x63]) == (try keys("abc")))
  #expect(decoder.read([0xF4, 0x90, 0x80, 0x80, 0xED, 0xA0, 0x80, 0x64]) == (try keys("d")))
  #expect(decoder.read([0x1B, 0xE5, 0x0D]) == (try keys("<enter>")))
}

@Test func `half a character waits for its rest as long as it takes`() throws {
  var decoder = InputDecoder()
  #expect(decoder.read([0xE5, 0x8C]) == [])
  #expect(decoder.wait == nil)
  #expect(decoder.timedOut() == [])
  #expect(decoder.read([0x97]) == (try keys("北")))
}

/// Each row: bytes after which the decoder waits, and what comes of them when nothing follows.
@Test(arguments: [
  ("\u{1B}", "<esc>"), ("\u{1B}[", "<a-[>"), ("\u{1B}O", "<a-O>"), ("\u{1B}]", "<a-]>"),
  ("\u{1B}P", "<a-P>"), ("\u{1B}[1;", ""), ("\u{1B}O5", ""), ("\u{1B}[M!", ""), ("\u{1B}[[", ""),
  ("\u{1B}]0;a\u{1B}", "<esc>"), ("\u{1B}[<0;1", ""),
])
func `a sequence that goes no further is a key or nothing`(row: (String, String)) throws {
  var decoder = InputDecoder()
  #expect(decoder.read(row.0.utf8) == [])
  #expect(decoder.wait == .key)
  #expect(decoder.timedOut() == (try keys(row.1)))
  #expect(decoder.wait == nil)
  #expect(decoder.read("x".utf8) == (try keys("x")))
}

@Test func `a reply and a paste that never end are given up only when the line is silent`() throws {
  var decoder = InputDecoder()
  #expect(decoder.read("\u{1B}]0;a".utf8) == [])
  #expect(decoder.wait == .stalled)
  #expect(decoder.timedOut() == [])
  #expect(decoder.read("x\u{1B}[200~北".utf8) == (try keys("x")))
  #expect(decoder.wait == .stalled)
  #expect(decoder.timedOut() == [.paste("北")])
  #expect(decoder.wait == nil)
}

@Test func `a time-out without anything begun changes nothing`() throws {
  var decoder = InputDecoder()
  #expect(decoder.timedOut() == [])
  #expect(decoder.read("x".utf8) == (try keys("x")))
}

@Test func `a paste is one event and accepts nothing`() throws {
  let paste = "\u{1B}[200~北京\nab\u{1B}[A\r\u{1B}[201~"
  #expect(events("a" + paste + "\r") == (try keys("a")) + [.paste("北京 ab[A ")] + (try keys("\r")))
  #expect(events("\u{1B}[200~\u{1B}[201~") == [])
}

@Test func `the mouse is told from the keys`() {
  let at = Point(column: 249, row: 9)
  #expect(events("\u{1B}[<0;250;10M") == [.mouse(Mouse(.press, at: at))])
}

@Test func `the terminal's own strings come first`() throws {
  var strings = KeyStrings()
  strings.add(Key(.delete, .shift), for: Array("\u{1B}[3$".utf8))
  strings.add(Key(.home), for: Array("\u{1B}[A".utf8))
  #expect(
    events("\u{1B}[3$\u{1B}[Ax", InputDecoder(strings: strings)) == (try keys("<s-del><home>x")))
}
