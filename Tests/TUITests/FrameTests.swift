import Testing

@testable import TUI

private func frame(_ columns: Int, _ rows: Int = 1) -> Frame {
  Frame(size: Size(columns: columns, rows: rows))
}

private func at(_ column: Int, _ row: Int = 0) -> Point { Point(column: column, row: row) }

/// Every wide character has its right half, and every right half its wide character.
private func isWhole(_ frame: Frame) -> Bool {
  (0..<frame.size.rows).allSatisfy { row in
    let cells = Array(frame[row: row])
    return cells.indices.allSatisfy { index in
      let needsRight = cells[index].glyph.width == 2
      let isRight = index + 1 < cells.count && cells[index + 1].glyph.width == 0
      let sharesStyle = !needsRight || (isRight && cells[index].style == cells[index + 1].style)
      return needsRight == isRight && sharesStyle && (index > 0 || cells[0].glyph.width > 0)
    }
  }
}

@Test func `text is placed, and the columns it used are told`() {
  var frame = frame(10, 2)
  #expect(frame.put("北京 a", at: at(1, 1), style: .title) == 6)
  #expect(frame.lines == ["", " 北京 a"])
  #expect(frame.styleLines == ["", ".tttttt"])
}

@Test(arguments: [
  (8, "北京市区", 8), (7, "北京市…", 7), (6, "北京…", 5), (3, "北…", 3), (2, "…", 1), (1, "…", 1),
  (0, "", 0), (-4, "", 0),
])
func `text that does not fit ends in an ellipsis and never in half a character`(
  row: (width: Int, text: String, used: Int)
) {
  var frame = frame(20)
  #expect(frame.put("北京市区", at: at(0), width: row.width) == row.used)
  #expect(frame.lines == [row.text])
}

@Test func `the screen's edge cuts as the width does`() {
  var frame = frame(5)
  #expect(frame.put("北京市", at: at(0)) == 5)
  #expect(frame.lines == ["北京…"])
  #expect(frame.put("北京", at: at(4), ellipsis: false) == 0)
  #expect(frame.put("北京", at: at(2), ellipsis: false) == 2)
  #expect(frame.lines == ["北北…"])
}

@Test func `what lies left of the screen is cut`() {
  var frame = frame(6)
  frame.put("北京ab", at: at(-1))
  #expect(frame.lines == [" 京ab"])
  frame.put("xyz", at: at(-2))
  #expect(frame.lines == ["z京ab"])
}

@Test func `highlights are ranges of Characters of the source`() {
  var frame = frame(12)
  frame.put(
    DisplayText("a\u{200B}北京b"), at: at(0), style: .selected, highlights: [1..<3, 4..<9],
    highlightStyle: .selectedMatch)
  #expect(frame.lines == ["a北京b"])
  #expect(frame.styleLines == ["sNNssN"])
}

@Test func `a write into half of a wide character blanks the other half`() {
  var frame = frame(6)
  frame.put("北京市", at: at(0))
  frame.put("a", at: at(1))
  frame.put("b", at: at(4))
  #expect(frame.lines == [" a京b"])
  frame.put("中", at: at(1))
  #expect(frame.lines == [" 中 b"])
}

@Test func `filling empties a part and keeps the rest whole`() {
  var frame = frame(6, 3)
  for row in 0..<3 { frame.put("北京市", at: at(0, row)) }
  frame.fill(Rect(column: 1, row: 1, columns: 2, rows: 5), .bar)
  #expect(frame.lines == ["北京市", "    市", "    市"])
  #expect(frame.styleLines[1] == ".bb")
  #expect(isWhole(frame))
}

@Test func `a cover changes styles only`() {
  var frame = frame(6, 2)
  frame.put("北京", at: at(0), style: .heading)
  frame.put("ab", at: at(4), style: .index)
  frame.restyle(Rect(column: 0, row: 0, columns: 5, rows: 9)) {
    $0 == .heading ? .covered : .muted
  }
  #expect(frame.lines == ["北京ab", ""])
  #expect(frame.styleLines == ["xxxxmi", "mmmmm"])
}

@Test func `no overlay at any offset tears a wide character`() {
  for offset in -8...20 {
    for width in 0...9 {
      var frame = frame(12)
      frame.put("北a京b市c区", at: at(0), style: .heading)
      frame.put("海x口y", at: at(offset), width: width, style: .bar)
      #expect(isWhole(frame), "offset \(offset), width \(width)")
      frame.fill(Rect(column: offset, row: 0, columns: width, rows: 1), .covered)
      #expect(isWhole(frame), "filled at \(offset), width \(width)")
      frame.put("北a京b市c区", at: at(0), style: .heading)
      frame.restyle(Rect(column: offset, row: 0, columns: width, rows: 1)) { _ in .covered }
      #expect(isWhole(frame), "restyled at \(offset), width \(width)")
    }
  }
}

@Test func `no place and no size is refused with a trap`() {
  let extremes = [Int.min, -1, 0, 1, Int.max]
  for columns in [-3, 0, 1, 2] {
    var frame = frame(columns, 2)
    for column in extremes {
      for row in extremes {
        frame.put("北京", at: at(column, row), width: column)
        frame.fill(Rect(column: column, row: row, columns: row, rows: column), .bar)
        frame.restyle(Rect(column: row, row: column, columns: row, rows: row)) { _ in .match }
        #expect(isWhole(frame))
        #expect(frame[row: row].count == (0...1 ~= row ? max(0, columns) : 0))
      }
    }
  }
}
