import Testing

struct PickingTests {
  @Test func `bj and Enter print 北京 and the next start shows it as recent and current`() throws {
    let shell = try Shell()
    let command = "citypicker --lang zh-Hans >answer 2>errors"
    try shell.enter(command)
    try shell.waitForPicker(showing: "未选择")
    try shell.type("bj")
    try shell.waitForPicker(showing: "个搜索结果")
    try shell.press("Enter")
    #expect(try shell.waitForPrompt() == 0)
    #expect(shell.folder.text("answer") == "北京\n")
    #expect(shell.folder.text("errors") == "")

    try shell.enter(command)
    let screen = try shell.waitForPicker(showing: "最近访问")
    #expect(screen.line(with: "当前城市").hasSuffix("北京"))
    #expect(screen.contains("热门城市"))
    try shell.press("Escape")
    #expect(try shell.waitForPrompt() == 130)
    #expect(shell.folder.text("answer") == "")
  }
}
