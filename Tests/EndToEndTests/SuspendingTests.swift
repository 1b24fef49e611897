import Testing

struct SuspendingTests {
  @Test func `Ctrl-Z gives the shell its terminal, and fg brings back the search`() throws {
    let shell = try Shell()
    try shell.enter("stty -a >before")
    let before = try shell.wait("the second prompt") { $0.lines.dropFirst().first == "[0] >" }
    try shell.enter("citypicker --lang zh-Hans >answer")
    try shell.waitForPicker(showing: "热门城市")
    try shell.type("bj")
    try shell.waitForPicker(showing: "个搜索结果")

    try shell.press("C-z")
    #expect(try shell.waitForPrompt() == 148)
    #expect(try shell.screen().modes == before.modes)
    try shell.run("stty -a >while")
    #expect(shell.folder.text("before").contains("speed"))
    #expect(shell.folder.text("before") == shell.folder.text("while"))

    try shell.enter("fg")
    let screen = try shell.waitForPicker(showing: "个搜索结果")
    #expect(screen.line(with: "⌕").contains("bj"))
    try shell.press("Enter")
    #expect(try shell.waitForPrompt() == 0)
    #expect(shell.folder.text("answer") == "北京\n")
  }

  @Test func `a window that changed its size meanwhile is filled after fg`() throws {
    let shell = try Shell()
    try shell.enter("citypicker --lang zh-Hans >answer")
    try shell.waitForPicker(showing: "热门城市")
    try shell.press("C-z")
    #expect(try shell.waitForPrompt() == 148)
    try shell.resize(columns: 60, rows: 12)
    try shell.enter("fg")
    let screen = try shell.wait("the new size") {
      $0.isAlternate && $0.lines.last?.contains("/404") == true
    }
    #expect(screen.lines.count == 12)
  }
}
