import Testing

@testable import TUI

private func pasted(_ text: String) -> (text: String, isEnded: Bool) {
  var reader = PasteReader()
  for byte in text.utf8 where reader.read(byte) { return (reader.text, true) }
  return (reader.text, false)
}

@Test(arguments: [
  ("北京", "北京"), ("a\nb", "a b"), ("a\r\nb\rc\td", "a b c d"), ("\n\r\n", "  "),
  ("a\0\u{7}\u{7F}\u{9B}b", "ab"), ("\u{1B}[31mred", "[31mred"), ("\u{1B}[20x", "[20x"),
  ("\u{1B}\u{1B}", ""), ("", ""),
])
func `a paste is text only`(row: (String, String)) {
  let result = pasted(row.0 + "\u{1B}[201~")
  #expect(result.text == row.1)
  #expect(result.isEnded)
}

@Test func `a paste is cut at a limit and still read to its end`() {
  let result = pasted(String(repeating: "北", count: 300_000) + "\u{1B}[201~")
  #expect(result.text.count == PasteReader.limit)
  #expect(result.isEnded)
}

@Test func `an end that is begun twice is an end`() {
  #expect(pasted("a\u{1B}[20\u{1B}[201~") == ("a[20", true))
}

@Test func `invalid bytes in a paste are dropped`() {
  var reader = PasteReader()
  for byte: UInt8 in [0x61, 0xE5, 0x8C, 0x62, 0xFF, 0x63] { _ = reader.read(byte) }
  #expect(reader.text == "abc")
}
