import TUI

/// Any text at any place: no wide character is torn, no row is longer than the screen, and nothing
/// that moves a cursor is drawn.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzFrame(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var bytes = UnsafeBufferPointer(start: start, count: count)[...]
  var frame = Frame(size: Size(columns: number(&bytes) % 40, rows: number(&bytes) % 5))
  while !bytes.isEmpty {
    let point = Point(column: number(&bytes) - 64, row: number(&bytes) % 6)
    let width = number(&bytes) - 16
    let length = min(number(&bytes) % 32, bytes.count)
    switch number(&bytes) % 4 {
    case 0: frame.fill(rect(point, width), .bar)
    case 1: frame.restyle(rect(point, width)) { $0 == .plain ? .covered : .title }
    case let kind:
      let text = String(decoding: bytes.prefix(length), as: UTF8.self)
      frame.put(
        DisplayText(text), at: point, width: width, style: .selected, highlights: [1..<3],
        ellipsis: kind == 2)
      bytes = bytes.dropFirst(length)
    }
    precondition(isWhole(frame))
  }
  return 0
}

private func number(_ bytes: inout Slice<UnsafeBufferPointer<UInt8>>) -> Int {
  bytes.popFirst().map(Int.init) ?? 0
}

private func rect(_ point: Point, _ width: Int) -> Rect {
  Rect(column: point.column, row: point.row, columns: width, rows: 2)
}

private func isWhole(_ frame: Frame) -> Bool {
  (0..<frame.size.rows).allSatisfy { row in
    var covered = 0
    for cell in frame[row: row] {
      let width = Int(cell.glyph.width)
      // A right half comes exactly where the wide character before it left a column.
      guard (width == 0) == (covered == 1) else { return false }
      covered = width == 0 ? 0 : width - 1
    }
    let isSafe = frame.lines[row].unicodeScalars.allSatisfy {
      $0.properties.generalCategory != .control
    }
    return covered == 0 && isSafe
  }
}
