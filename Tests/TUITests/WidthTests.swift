import Testing

@testable import TUI

@Test(
  arguments: [
    ("a", Width.columns(1)), ("á", .columns(1)), ("•", .columns(1)), ("…", .columns(1)),
    ("北", .columns(2)), ("\u{2CB4A}", .columns(2)), ("\u{2CB2C}", .columns(2)),
    ("\u{FF21}", .columns(2)), ("\u{301}", .combining), ("\u{E0100}", .combining),
    ("\u{31350}", .unknown), ("\u{1FFFE}", .unknown),
    ("\u{1B}", .sign("\u{241B}")), ("\n", .sign("\u{240A}")), ("\u{7F}", .sign("\u{2421}")),
    ("\u{9B}", .sign("\u{FFFD}")), ("\0", .sign("\u{2400}")),
  ] as [(Unicode.Scalar, Width)])
func `a scalar has the width that the terminal will give it`(row: (Unicode.Scalar, Width)) {
  #expect(Width(of: row.0) == row.1)
}

@Test func `no invisible and no bidirectional character is ever shown`() {
  let ranges: [ClosedRange<UInt32>] = [
    0xAD...0xAD, 0x61C...0x61C, 0x115F...0x1160, 0x180E...0x180E, 0x200B...0x200F,
    0x2028...0x202E, 0x2060...0x206F, 0x3164...0x3164, 0xFEFF...0xFEFF, 0xFFA0...0xFFA0,
    0xFFF9...0xFFFB, 0xE0001...0xE0001, 0xE0020...0xE007F,
  ]
  for scalar in ranges.joined().compactMap(Unicode.Scalar.init) {
    #expect(Width(of: scalar) == .invisible, "U+\(String(scalar.value, radix: 16))")
  }
}

@Test func `a noncharacter cannot be shown`() {
  for scalar in ([0xFDD0, 0xFDEF, 0xFFFE, 0x10FFFF] as [UInt32]).compactMap(Unicode.Scalar.init) {
    #expect(Width(of: scalar) == .unknown, "U+\(String(scalar.value, radix: 16))")
  }
}

@Test func `every scalar has a width of one or two columns, or none`() {
  for scalar in (0...0x10FFFF).compactMap(Unicode.Scalar.init) {
    if case .columns(let columns) = Width(of: scalar), !(1...2).contains(columns) {
      Issue.record("U+\(String(scalar.value, radix: 16)) takes \(columns) columns")
    }
  }
}
