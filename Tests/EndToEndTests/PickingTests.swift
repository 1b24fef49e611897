import Testing

struct PickingTests {
  private let start = "citypicker --lang zh-Hans >answer 2>errors"

  @Test func `bj and Enter print 北京 and the next start shows it as recent and current`() throws {
    let shell = try Shell()
    try shell.enter(start)
    try shell.waitForPicker(showing: "未选择")
    try shell.type("bj")
    try shell.waitForPicker(showing: "个搜索结果")
    try shell.press("Enter")
    #expect(try shell.waitForPrompt() == 0)
    #expect(shell.folder.text("answer") == "北京\n")
    #expect(shell.folder.text("errors") == "")

    try shell.enter(start)
    let screen = try shell.wait("the recents") { screen in
      screen.line(with: "最近访问").hasSuffix("近") && screen.contains("/405")
    }
    #expect(screen.line(with: "当前城市").hasSuffix("北京"))
    #expect(screen.contains("热门城市"))
    try shell.press("Escape")
    #expect(try shell.waitForPrompt() == 130)
    #expect(shell.folder.text("answer") == "")
  }

  @Test func `the first screen has the headings, the index and the count of the real places`()
    throws
  {
    let shell = try Shell()
    try shell.enter(start)
    let screen = try shell.wait("the whole screen") { screen in
      screen.lines.last?.hasPrefix(" 1/404 ") == true
        && screen.lines.contains { $0.hasSuffix("Z") }
    }
    #expect(screen.lines.first?.hasPrefix(" 选择城市") == true)
    #expect(screen.line(with: "⌕").contains("请输入城市名或拼音"))
    #expect(screen.line(with: "热门城市").hasSuffix("热"))
    #expect(screen.line(with: "上海").contains("Shànghǎi"))
  }

  @Test func `what was picked by the mouse is printed like what was picked by keys`() throws {
    let shell = try Shell()
    try shell.enter(start)
    let screen = try shell.waitForPicker(showing: "广州")
    let row = screen.lines.firstIndex { $0.contains("广州") } ?? 0
    let click = "\u{1B}[<0;6;\(row + 1)M\u{1B}[<0;6;\(row + 1)m"
    try shell.send(Array((click + click).utf8))
    #expect(try shell.waitForPrompt() == 0)
    #expect(shell.folder.text("answer") == "广州\n")
  }
}
