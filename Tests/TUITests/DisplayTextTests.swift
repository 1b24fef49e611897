import Testing

@testable import TUI

/// The text as it would be drawn.
private func drawn(_ text: String) -> String {
  var scalars = String.UnicodeScalarView()
  for piece in DisplayText(text).pieces { piece.glyph.forEachScalar { scalars.append($0) } }
  return String(scalars)
}

@Test(arguments: [
  ("北京 Běijīng", "北京 Běijīng"), ("a\u{1B}[31mb", "a\u{241B}[31mb"), ("a\nb\tc", "a␊b␉c"),
  ("a\r\nb", "a␍␊b"), ("a\u{9B}b", "a\u{FFFD}b"), ("a\u{202E}b\u{200B}c\u{FEFF}", "abc"),
  ("\u{3164}x", "x"), ("\u{301}a", "\u{FFFD}a"), ("\u{1}\u{301}", "\u{2401}\u{FFFD}"),
  ("\u{31350}", "\u{FFFD}"), ("\u{FE00}a", "a"), ("葛\u{E0100}", "葛\u{E0100}"),
  ("e\u{301}", "e\u{301}"), ("👨‍👩‍👧", "👨👩👧"), ("👍🏽", "👍"), ("❤\u{FE0F}", "❤"), ("🇨🇳", "🇨🇳"),
  ("\u{1100}\u{1161}\u{11A8}", "\u{1100}\u{1161}\u{11A8}"), ("", ""),
])
func `text is made safe to draw`(row: (String, String)) {
  #expect(drawn(row.0).unicodeScalars.elementsEqual(row.1.unicodeScalars), "\(drawn(row.0))")
}

@Test func `each glyph knows the Character it comes from`() {
  let text = DisplayText("a\u{200B}\r\n北👨‍👩b")
  #expect(text.pieces.map(\.source) == [0, 2, 2, 3, 4, 4, 5])
}

@Test func `the width is the sum of the glyphs' columns`() {
  #expect(DisplayText("北京 Běijīng").width == 12)
  #expect(DisplayText("\u{200B}").width == 0)
}

@Test func `a storm of marks is cut to two`() {
  let storm = "a" + String(repeating: "\u{301}", count: 10_000) + "b"
  #expect(drawn(storm).unicodeScalars.count == 4)
}

@Test func `an endless line is looked at as far as a screen is wide`() {
  let text = DisplayText(String(repeating: "北", count: 100_000), limit: 100)
  #expect(text.width == 102)
}

@Test func `nothing that moves a cursor survives, whatever the text`() {
  let all = (0...0x2FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)
  for start in stride(from: 0, to: all.count, by: 499) {
    var source = String.UnicodeScalarView()
    source.append(contentsOf: all[start..<min(start + 499, all.count)])
    for scalar in drawn(String(source)).unicodeScalars {
      let category = scalar.properties.generalCategory
      #expect(category != .control && category != .lineSeparator && category != .surrogate)
    }
  }
}
