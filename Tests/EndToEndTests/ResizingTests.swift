import Testing

struct ResizingTests {
  /// The name on the row that bears the mark of the selection.
  private func selected(_ screen: Screen) -> String {
    let row = screen.line(with: "▌").split(separator: "▌", maxSplits: 1).last ?? ""
    return String(row.split(separator: " ").first ?? "")
  }

  @Test func `a search lives through every size with its selection in view`() throws {
    let shell = try Shell()
    try shell.enter("citypicker --lang zh-Hans >answer")
    try shell.waitForPicker(showing: "热门城市")
    try shell.type("s")
    try shell.waitForPicker(showing: "个搜索结果")
    for _ in 0..<12 { try shell.press("Down") }
    let settled = try shell.wait("the twelfth row below") { $0.lastLine.contains("13/") }
    let name = selected(settled)
    #expect(!name.isEmpty)
    for (columns, rows) in [(20, 5), (1, 1), (200, 60), (2, 5), (80, 24)] {
      try shell.resize(columns: columns, rows: rows)
      guard columns >= 20 else { continue }
      let screen = try shell.wait("\(name) at \(columns)x\(rows)") { screen in
        screen.lines.count == rows && selected(screen) == name
      }
      #expect(screen.isAlternate)
    }
    try shell.press("Enter")
    #expect(try shell.waitForPrompt() == 0)
    #expect(shell.folder.text("answer") == name + "\n")
  }
}
