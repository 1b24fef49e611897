import Testing

@testable import TUI

private func scalars(of glyph: Glyph) -> String {
  var text = String.UnicodeScalarView()
  glyph.forEachScalar { text.append($0) }
  return String(text)
}

@Test func `a glyph keeps two marks and drops the rest`() {
  var glyph = Glyph("a")
  for mark: Unicode.Scalar in ["\u{301}", "\u{302}", "\u{303}", "\u{304}"] { glyph.combine(mark) }
  #expect(scalars(of: glyph).unicodeScalars.elementsEqual("a\u{301}\u{302}".unicodeScalars))
}

@Test func `the right half of a wide character shows nothing itself`() {
  #expect(scalars(of: .rightHalf) == "")
  #expect(Glyph.rightHalf.width == 0)
}

@Test func `a glyph is small, as every cell of the screen holds one`() {
  #expect(MemoryLayout<Frame.Cell>.stride <= 16)
}
