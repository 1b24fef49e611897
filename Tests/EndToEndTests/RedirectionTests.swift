import Testing

/// The screen is on the terminal wherever the three descriptors go, and the answer is one line.
struct RedirectionTests {
  @Test(arguments: [
    "x=$(citypicker); printf '%s\\n' \"$x\" >answer",
    "citypicker 2>/dev/null >answer",
    "citypicker >answer",
    "citypicker | cat >answer",
    "citypicker </dev/null >answer",
    "echo 上海 | citypicker >answer",
    "citypicker <&- >answer",
    "LC_ALL=C citypicker >answer",
    "LC_ALL=POSIX citypicker >answer",
    "LC_ALL= LANG= citypicker >answer",
    "LC_ALL=no_PLACE.ISO-8859-1 citypicker --lang zh-Hans >answer",
    "LINES=3 COLUMNS=7 citypicker >answer",
    "TERM=vt100 citypicker >answer",
    "TERM=linux citypicker >answer",
    "TERM=tmux-256color citypicker >answer",
    "NO_COLOR=1 citypicker >answer",
  ])
  func `Han is on the screen and one line in the answer`(command: String) throws {
    let shell = try Shell()
    try shell.enter(command)
    try shell.waitForPicker(showing: "热门城市")
    try shell.type("bj")
    try shell.waitForPicker(showing: "个搜索结果")
    try shell.press("Enter")
    #expect(try shell.waitForPrompt() == 0)
    #expect(shell.folder.text("answer") == "北京\n")
  }

  @Test(arguments: ["citypicker >/dev/full", "citypicker >&-"])
  func `an answer that cannot be written is an error and changes nothing`(command: String) throws {
    let shell = try Shell()
    try shell.enter(command)
    try shell.waitForPicker(showing: "热门城市")
    try shell.type("bj")
    try shell.waitForPicker(showing: "个搜索结果")
    try shell.press("Enter")
    #expect(try shell.waitForPrompt() == 2)
    let lines = try shell.screen().lines.filter { !$0.isEmpty }
    #expect(lines.count == 3)
    #expect(lines.dropFirst().first?.hasPrefix("citypicker: ") == true)
    #expect(try Program.run("--current", in: shell.folder).ending == .exited(1))
  }

  @Test func `a reader that has gone away is an error without a message`() throws {
    let shell = try Shell()
    try shell.enter("citypicker | true; (exit ${PIPESTATUS[0]})")
    try shell.waitForPicker(showing: "热门城市")
    try shell.type("bj")
    try shell.waitForPicker(showing: "个搜索结果")
    try shell.press("Enter")
    #expect(try shell.waitForPrompt() == 2)
    #expect(try shell.screen().lines.filter { !$0.isEmpty }.count == 2)
  }
}
