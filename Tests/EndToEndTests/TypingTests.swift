import Testing

/// Bytes as terminals really send them.
struct TypingTests {
  private func start(_ options: String = "") throws -> Shell {
    let shell = try Shell()
    try shell.enter("citypicker --lang zh-Hans \(options) >answer")
    try shell.waitForPicker(showing: "热门城市")
    return shell
  }

  /// What stands in the search bar, without its sign and its mark for closing.
  private func query(_ screen: Screen) -> String {
    var text = screen.line(with: "⌕").drop { $0 == " " || $0 == "⌕" }
    if text.hasSuffix("取消 Esc") { text = text.dropLast("取消 Esc".count) }
    while text.last == " " { text.removeLast() }
    return String(text)
  }

  private func waitForQuery(_ wanted: String, in shell: Shell) throws {
    try shell.wait("\(wanted) in the search bar") { query($0) == wanted }
  }

  @Test func `a Han character whose bytes come 300 ms apart arrives whole`() throws {
    let shell = try start()
    try shell.send([0xE5])
    try shell.send([0x8C], after: 0.3)
    try shell.send([0x97], after: 0.6)
    try waitForQuery("北", in: shell)
    try shell.type("京")
    try waitForQuery("北京", in: shell)
    try shell.press("Enter")
    #expect(try shell.waitForPrompt() == 0)
    #expect(shell.folder.text("answer") == "北京\n")
  }

  @Test(arguments: [
    ("an invalid byte", [0xFF]),
    ("half of a character", [0xE5, 0x8C]),
    ("a surrogate", [0xED, 0xA0, 0x80]),
    ("more than Unicode has", [0xF4, 0x90, 0x80, 0x80]),
    ("an unknown CSI sequence", Array("\u{1B}[27;9;99z".utf8)),
    ("an unknown SS3 sequence", Array("\u{1B}Oz".utf8)),
    ("a colour reply", Array("\u{1B}]11;rgb:0000/0000/0000\u{7}".utf8)),
    ("a device reply", Array("\u{1B}P>|tmux 3.3a\u{1B}\\".utf8)),
    ("a cursor report", Array("\u{1B}[12;40R".utf8)),
    ("focus gone and back", Array("\u{1B}[O\u{1B}[I".utf8)),
    ("a mouse report off the screen", Array("\u{1B}[<0;999;999M".utf8)),
    ("Ctrl-S and Ctrl-Q", [0x13, 0x11]),
  ])
  func `nothing is typed by what is no text and the keys after it are not lost`(
    name: String, bytes: [UInt8]
  ) throws {
    let shell = try start()
    try shell.send(bytes + Array("bj".utf8))
    try waitForQuery("bj", in: shell)
    try shell.press("Enter")
    #expect(try shell.waitForPrompt() == 0)
    #expect(shell.folder.text("answer") == "北京\n")
  }

  @Test func `a pasted megabyte is text only, and the keys after it work`() throws {
    let shell = try start()
    let block = Array("北京\r\n\u{1B}[A\u{3}".utf8)
    var paste: [UInt8] = []
    while paste.count < 1_000_000 { paste += block }
    try shell.folder.write(paste, to: "paste")
    try shell.paste("paste")
    try shell.wait("the pasted text") { query($0).contains("北京") }
    try shell.press("C-e", "C-u")
    try shell.type("bj")
    try waitForQuery("bj", in: shell)
    try shell.press("Enter")
    #expect(try shell.waitForPrompt() == 0)
    #expect(shell.folder.text("answer") == "北京\n")
  }

  @Test func `a newline in a paste accepts nothing`() throws {
    let shell = try start()
    try shell.folder.write(Array("bj\r".utf8), to: "paste")
    try shell.paste("paste")
    try waitForQuery("bj", in: shell)
    try shell.press("Escape")
    try shell.waitForPicker(showing: "请输入城市名或拼音")
    try shell.press("Escape")
    #expect(try shell.waitForPrompt() == 130)
  }
}
