import Glibc
import Testing

@testable import TUI

/// ncurses and the guard have one state for the whole process: one test at a time.
@Suite(.serialized)
struct NcursesScreenTests {
  private static let theme = Theme(.never, noColor: false, colors: 8)

  private static func rows(_ frame: Frame) -> [(row: Int, cells: ArraySlice<Frame.Cell>)] {
    (0..<frame.size.rows).map { ($0, frame[row: $0]) }
  }

  @Test func `Han is drawn whatever the locale, and nothing of an item is a command`() throws {
    let ends = try PseudoTerminal()
    let screen = try NcursesScreen(
      terminal: "xterm", descriptor: ends.terminal, theme: Self.theme)
    var frame = Frame(size: Size(columns: 80, rows: 24))
    frame.put("北京\u{1B}]0;x\u{7}市\u{202E}", at: Point(column: 0, row: 0))
    screen.draw(Self.rows(frame), cursor: nil)
    let written = ends.written()
    #expect(written.contains("北京␛]0;x␇市"))
    #expect(!written.contains("\u{7}"))
    screen.leave()
  }

  @Test func `a row that changed is sent whole and the others are not`() throws {
    let ends = try PseudoTerminal()
    let screen = try NcursesScreen(
      terminal: "xterm", descriptor: ends.terminal, theme: Self.theme)
    var frame = Frame(size: Size(columns: 80, rows: 24))
    for row in 0..<24 { frame.put("北京 \(row)号", at: Point(column: 0, row: row)) }
    screen.draw(Self.rows(frame), cursor: Point(column: 0, row: 0))
    _ = ends.written()
    frame.put("x", at: Point(column: 8, row: 5))
    screen.draw([(5, frame[row: 5])], cursor: Point(column: 0, row: 0))
    let written = ends.written()
    #expect(written.contains("北京 5号"))
    #expect(!written.contains("北京 6号"))
    #expect(written.utf8.count < 100)
    screen.leave()
  }

  @Test func `reading is raw while the screen is open`() throws {
    let ends = try PseudoTerminal()
    let before = ends.localModes
    let screen = try NcursesScreen(
      terminal: "xterm", descriptor: ends.terminal, theme: Self.theme)
    #expect(ends.localModes & tcflag_t(ICANON | ISIG | ECHO) == 0)
    screen.leave()
    #expect(ends.localModes == before)
  }

  @Test(arguments: [(1, 1), (2, 5), (500, 3), (80, 24)])
  func `any size can be drawn`(size: (columns: Int, rows: Int)) throws {
    let ends = try PseudoTerminal()
    let screen = try NcursesScreen(
      terminal: "xterm", descriptor: ends.terminal, theme: Self.theme)
    let size = Size(columns: size.columns, rows: size.rows)
    screen.resize(to: size)
    var frame = Frame(size: size)
    for row in 0..<size.rows { frame.put("城市", at: Point(column: 0, row: row)) }
    screen.draw(Self.rows(frame), cursor: nil)
    #expect(ends.written().contains(size.columns > 3 ? "城市" : "…"))
    screen.leave()
  }
}

@Test(arguments: [
  ("ab  cd", 4), ("ab cd", 5), ("ab", 2), ("", 0), ("  ab", 2), ("ab  cd  e ", 8), (" 北  F", 5),
])
func `what stands behind the last gap is found`(row: (String, Int)) {
  var frame = Frame(size: Size(columns: DisplayText(row.0).width, rows: 1))
  frame.put(row.0, at: Point(column: 0, row: 0))
  #expect(NcursesScreen.startOfEnd(frame[row: 0]) == row.1)
}
