import Glibc

/// A person at a shell in a terminal: types, looks, and types again.
///
/// The shell's prompt tells the last exit status, so the end of a program is seen on the screen.
final class Shell {
  let folder: Folder
  private let tmux: Tmux

  private static let modes =
    "alternate=#{alternate_on} cursor=#{cursor_flag} keypad=#{keypad_flag}"
    + " cursor-keys=#{keypad_cursor_flag} mouse=#{mouse_any_flag}#{mouse_sgr_flag}"
    + " insert=#{insert_flag} origin=#{origin_flag} wrap=#{wrap_flag}"
    + " region=#{scroll_region_upper}-#{scroll_region_lower}"

  init(
    columns: Int = 80, rows: Int = 24, environment: [String: String] = [:],
    folder given: Folder? = nil
  ) throws {
    let folder = try given ?? Folder()
    self.folder = folder
    var variables = Program.environment(folder)
    variables["PS1"] = "[$?] > "
    variables.merge(environment) { _, new in new }
    // The server gets the plain environment; what a test changes is for the shell alone.
    let settings = variables.sorted { $0.key < $1.key }
      .map { "\($0.key)=\(Self.quoted($0.value))" }.joined(separator: " ")
    tmux = try Tmux(
      socket: folder.file("tmux-\(columns)x\(rows)"), columns: columns, rows: rows,
      command: "cd \(folder.path); exec env -i TERM=\"$TERM\" \(settings)"
        + " bash --norc --noprofile --noediting -i",
      environment: Program.environment(folder))
    try wait("the prompt") { $0.lastLine == "[0] >" }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }

  // MARK: - Typing

  /// The characters of TEXT, as typed.
  func type(_ text: String) throws { try send(Array(text.utf8)) }

  /// A command line and Enter.
  func enter(_ line: String) throws { try type(line + "\r") }

  /// A command line that says nothing, up to its end.
  func run(_ line: String) throws {
    try enter(line + "; echo that was it")
    try wait("the end of \(line)") { $0.lines.contains("that was it") }
  }

  /// Keys by tmux's names: `Enter`, `Escape`, `Down`, `C-z`.
  func press(_ keys: String...) throws {
    try tmux.run("send-keys " + keys.joined(separator: " "))
  }

  /// Bytes as they are, DELAY seconds from now in tmux's own time.
  func send(_ bytes: [UInt8], after delay: Double = 0) throws {
    let keys = "send-keys -H " + bytes.map { String($0, radix: 16) }.joined(separator: " ")
    // By a tmux of its own: done by ours, it would answer between the answers to other commands.
    try tmux.run(delay == 0 ? keys : "run-shell -b -d \(delay) 'tmux \(keys)'")
  }

  /// Pastes a file of the folder, as the terminal pastes: in brackets where they were asked for.
  func paste(_ name: String) throws {
    try tmux.run("load-buffer \(folder.file(name))")
    try tmux.run("paste-buffer -p -r")
  }

  func resize(columns: Int, rows: Int) throws {
    try tmux.run("resize-window -x \(columns) -y \(rows)")
  }

  /// Closes the window over the running program.
  func closeWindow() throws { try tmux.run("run-shell -b 'tmux kill-pane'") }

  // MARK: - Looking

  func screen() throws -> Screen {
    let modes = try tmux.run("display-message -p '\(Self.modes)'")
    let lines = try tmux.run("capture-pane -p").map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
    return Screen(lines: lines, modes: modes.joined())
  }

  /// Looks again after each thing that happens in the window, until it is as wanted.
  @discardableResult
  func wait(_ what: String, until isThere: (Screen) -> Bool) throws -> Screen {
    let deadline = ContinuousClock.now + .seconds(20)
    while true {
      // What happens while the screen is read counts: part of it may have been read too early.
      let count = tmux.noticeCount
      let screen = try screen()
      if isThere(screen) { return screen }
      guard ContinuousClock.now < deadline,
        try tmux.waitForNotice(after: count, milliseconds: 20_000)
      else {
        throw HarnessFault.waitedInVain(for: what, screen: screen)
      }
    }
  }

  /// Until the screen shows TEXT, which must not stand in the command line, and is drawn down to the
  /// count of the rows in its last line.
  @discardableResult
  func waitForPicker(showing text: String = "选择城市") throws -> Screen {
    try wait(text) { $0.contains(text) && $0.lines.last?.contains("/") == true }
  }

  /// Until the shell is back; returns the exit status that its prompt tells.
  func waitForPrompt() throws -> Int {
    let screen = try wait("the prompt after the program") { screen in
      !screen.isAlternate && screen.lastLine.hasPrefix("[") && screen.lastLine.hasSuffix("] >")
    }
    return Int(screen.lastLine.dropFirst().dropLast(3)) ?? -1
  }
}
