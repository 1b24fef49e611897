import Testing

@testable import TUI

@Suite struct RenderTests {
  static let sizes = [
    Size(columns: 80, rows: 24), Size(columns: 40, rows: 12), Size(columns: 20, rows: 5),
    Size(columns: 1, rows: 1), Size(columns: 200, rows: 60),
  ]

  static let scenes: [(name: String, keys: String)] = [
    ("start", ""), ("scrolled", "<down><down><pgdn><down>"), ("letter", "S"), ("last", "Z"),
    ("index", "<tab><down><down>"), ("cover", "/"), ("results", "bj"), ("county", "chaoyang"),
    ("nothing", "zzz"), ("help", "?"), ("districts", "杭州<right>"),
  ]

  @Test(arguments: scenes, sizes) func `the screen is as recorded`(
    scene: (name: String, keys: String), size: Size
  ) throws {
    let state = try picker(scene.keys, size: size)
    expectScreen("\(scene.name)-\(size.columns)x\(size.rows)", render(state))
  }

  @Test(arguments: Language.allCases) func `the words are those of the language`(
    language: Language
  ) throws {
    let state = try picker(language: language, recents: ["310000"])
    expectScreen("start-\(language.rawValue)", render(state))
  }

  @Test func `the recents stand on top and the newest is the current city`() throws {
    let state = try picker(recents: ["500000", "110000", "430100"])
    expectScreen("recents", render(state))
  }

  @Test func `marked rows are marked`() throws {
    let state = try picker("<tab><tab>S<tab>", choices: 5)
    expectScreen("marks", render(state))
  }

  @Test(arguments: scenes) func `drawing twice equals drawing once`(
    scene: (name: String, keys: String)
  ) throws {
    let state = try picker(scene.keys)
    #expect(render(state) == render(state))
  }

  @Test(arguments: scenes) func `every size can be drawn`(scene: (name: String, keys: String))
    throws
  {
    var state = try picker(scene.keys)
    for columns in [0, 1, 2, 3, 7, 19, 20, 21, 30, 33, 59, 60, 81] {
      for rows in [0, 1, 2, 3, 4, 5, 6, 25] {
        _ = update(&state, .resized(Size(columns: columns, rows: rows)))
        let frame = render(state)
        #expect(frame.size == Size(columns: columns, rows: rows))
        for row in 0..<rows {
          let cells = frame[row: row]
          // A right half only behind its left half, and a left half never at the edge.
          let widths = cells.map { Int($0.glyph.width) }
          for (column, width) in widths.enumerated() {
            if width == 0 { #expect(column > 0 && widths[column - 1] == 2) }
            if width == 2 { #expect(column + 1 < columns && widths[column + 1] == 0) }
          }
        }
      }
    }
  }
}
