import Glibc
import Testing

/// Whatever ends the picker, the terminal is what it was before.
struct LeavingTests {
  enum Way: CustomStringConvertible, CaseIterable {
    case escape, controlC, terminate, hangUp, interrupt

    var description: String { "\(self.act)" }

    enum Act { case key(String), signal(Int32) }

    var act: Act {
      switch self {
      case .escape: .key("Escape")
      case .controlC: .key("C-c")
      case .terminate: .signal(SIGTERM)
      case .hangUp: .signal(SIGHUP)
      case .interrupt: .signal(SIGINT)
      }
    }
  }

  @Test(arguments: Way.allCases)
  func `giving up exits 130 and leaves the terminal as it was`(way: Way) throws {
    let shell = try Shell()
    let visit = try Visit(to: shell, command: "citypicker >answer")
    try visit.end(by: way.act)
    #expect(try shell.waitForPrompt() == 130)
    #expect(shell.folder.text("answer") == "")
    let after = try shell.screen()
    #expect(after.modes == visit.before.modes)
    #expect(Array(after.lines.prefix(2)) == visit.linesBefore)
    #expect(after.lines[2...].filter { !$0.isEmpty } == ["[130] >"])
    try visit.expectSameSettings()
  }

  @Test(arguments: [(SIGQUIT, 131), (SIGABRT, 134), (SIGSEGV, 139)])
  func `a deadly signal that was sent kills, and the terminal is as it was`(
    signal: Int32, status: Int
  ) throws {
    let shell = try Shell()
    let visit = try Visit(to: shell, command: "citypicker >answer")
    try visit.end(by: .signal(signal))
    #expect(try shell.waitForPrompt() == status)
    let after = try shell.screen()
    #expect(after.modes == visit.before.modes)
    #expect(Array(after.lines.prefix(2)) == visit.linesBefore)
    try visit.expectSameSettings()
  }

  @Test func `a trap leaves the terminal as it was, with the message on it`() throws {
    // High enough for the list of calls that a debug build of Swift adds to its message.
    let shell = try Shell(rows: 90, environment: ["CITYPICKER_TRAP": "1"])
    let visit = try Visit(to: shell, command: "citypicker >answer")
    try visit.end(by: .key("C-\\\\"))
    let status = try shell.waitForPrompt()
    #expect(status == 128 + Int(SIGILL) || status == 128 + Int(SIGTRAP))
    let after = try shell.screen()
    #expect(after.modes == visit.before.modes)
    #expect(Array(after.lines.prefix(2)) == visit.linesBefore)
    #expect(after.contains("Fatal error"))
    #expect(after.contains("citypicker: internal error, signal SIG"))
    try visit.expectSameSettings()
  }
}

/// One run of a command in a shell: the terminal before it, and its process.
private struct Visit {
  let shell: Shell
  let before: Screen
  let linesBefore: [String]

  init(to shell: Shell, command: String) throws {
    self.shell = shell
    try shell.enter("ulimit -c 0; stty -a >before")
    before = try shell.wait("the second prompt") { $0.lines.dropFirst().first == "[0] >" }
    let line = "sh -c 'echo $$ >pid; exec \(command)'"
    linesBefore = [before.lines[0], "[0] > " + line]
    try shell.enter(line)
    try shell.waitForPicker(showing: "北京")
  }

  func end(by act: LeavingTests.Way.Act) throws {
    switch act {
    case .key(let name): try shell.press(name)
    case .signal(let number):
      let pid = try #require(pid_t(shell.folder.text("pid").dropLast()))
      kill(pid, number)
    }
  }

  func expectSameSettings() throws {
    try shell.run("stty -a >after")
    #expect(shell.folder.text("before").contains("speed"))
    #expect(shell.folder.text("before") == shell.folder.text("after"))
  }
}
