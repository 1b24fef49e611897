import Testing

/// What works without a controlling terminal, and what says that it needs one.
struct NoTerminalTests {
  @Test func `the picker without a terminal says so in one line`() throws {
    let folder = try Folder()
    let result = try Program.runShell("citypicker", in: folder)
    #expect(result.ending == .exited(2))
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("citypicker: "))
    #expect(result.errors.hasSuffix("\n"))
    #expect(result.errors.split(separator: "\n").count == 1)
    #expect(result.errors.contains("ssh -t"))
  }

  @Test(arguments: [
    ("citypicker -f cq | head -1", "重庆\n"),
    ("citypicker -f shijiazhuang -o code", "130100\n"),
    ("citypicker --list | grep -c '^# '", "23\n"),
    ("citypicker --list | grep -vc '^# '", "404\n"),
    ("citypicker -1 -q lasa -o name,code", "拉萨\t540100\n"),
    ("citypicker -1 -q lasa >/dev/null; citypicker --current", "拉萨\n"),
    ("citypicker --set 北京 && citypicker --current -o code", "110000\n"),
    ("citypicker -f zzz; echo $?", "1\n"),
    ("citypicker -0 -q zzz; echo $?", "1\n"),
    ("citypicker --current; echo $?", "1\n"),
    ("citypicker --keys 'bj<enter>'", "北京\n"),
    ("citypicker --lang en --help | head -1 | cut -c 1-6", "Usage:\n"),
    ("citypicker --version | cut -c 1-11", "citypicker \n"),
  ])
  func `what needs no screen needs no terminal`(command: String, output: String) throws {
    let folder = try Folder()
    let result = try Program.runShell(command, in: folder)
    #expect(result.output == output)
    #expect(result.errors == "")
  }

  @Test(arguments: ["TERM=dumb", "TERM=", "TERM=no-such-terminal"])
  func `a terminal that cannot move its cursor is told in one line`(setting: String) throws {
    let shell = try Shell()
    try shell.enter("\(setting) citypicker >answer 2>errors; (exit $?)")
    try shell.wait("the exit status") { $0.lastLine == "[2] >" }
    #expect(shell.folder.text("answer") == "")
    let errors = shell.folder.text("errors")
    #expect(errors.hasPrefix("citypicker: "))
    #expect(errors.split(separator: "\n").count == 1)
    #expect(!errors.contains("\u{1B}"))
  }
}
