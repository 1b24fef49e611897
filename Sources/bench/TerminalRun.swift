import Glibc

/// A program that runs in a terminal of 100 columns and 30 rows, which this process plays.
final class TerminalRun {
  let pid: pid_t
  /// When it was started.
  let start: Int64
  private let terminal: Int32
  private let name: String
  private var bytes: [UInt8] = []
  private var answered = 0

  init(_ command: Command) throws {
    var user: Int32 = -1
    var program: Int32 = -1
    var path = [CChar](repeating: 0, count: 256)
    var size = winsize(ws_row: 30, ws_col: 100, ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&user, &program, &path, nil, &size) == 0 else {
      throw BenchFault.system("openpty", errno)
    }
    _ = fcntl(user, F_SETFD, FD_CLOEXEC)
    _ = fcntl(program, F_SETFD, FD_CLOEXEC)
    defer { close(program) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // The first terminal that a new session opens becomes its controlling terminal.
    posix_spawn_file_actions_addopen(&actions, 1, path, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)
    if let input = command.input {
      posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
    } else {
      posix_spawn_file_actions_adddup2(&actions, 1, 0)
    }
    start = now()
    pid = try command.spawn(&actions, newSession: true)
    terminal = user
    name = command.name
  }

  deinit {
    kill(pid, SIGKILL)
    close(terminal)
    var status: Int32 = 0
    waitpid(pid, &status, 0)
  }

  /// When TEXT was complete on its way to the screen.
  func waitFor(_ text: String) throws -> Int64 {
    let wanted = Array(text.utf8)
    var from = 0
    while true {
      if contains(wanted, from: from) { return now() }
      from = max(0, bytes.count - wanted.count + 1)
      guard take(milliseconds: 5_000) else {
        throw BenchFault.silent(name, waitingFor: text)
      }
    }
  }

  /// What came until nothing came for so long: when the last byte came, and how many there were.
  func drain(quietMilliseconds: Int32) -> (last: Int64, count: Int) {
    let before = bytes.count
    var last = now()
    while take(milliseconds: quietMilliseconds) { last = now() }
    return (last, bytes.count - before)
  }

  func type(_ key: UInt8) {
    var key = key
    _ = write(terminal, &key, 1)
  }

  private func contains(_ wanted: [UInt8], from start: Int) -> Bool {
    position(of: wanted, from: start) != nil
  }

  private func position(of wanted: [UInt8], from start: Int) -> Int? {
    guard bytes.count >= start + wanted.count else { return nil }
    return (start...(bytes.count - wanted.count)).first { offset in
      bytes[offset] == wanted[0] && bytes[offset..<offset + wanted.count].elementsEqual(wanted)
    }
  }

  /// False when nothing came in this time, or the program has closed the terminal.
  private func take(milliseconds: Int32) -> Bool {
    var entry = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
    guard poll(&entry, 1, milliseconds) > 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = read(terminal, &buffer, buffer.count)
    guard count > 0 else { return false }
    bytes += buffer[..<count]
    answer()
    return true
  }

  /// Answers as terminals do. Some programs ask where the cursor is and whether pastes come in
  /// brackets, and wait for each answer; half a second or more when there is none.
  private func answer() {
    let cursor = Array("\u{1B}[6n".utf8)
    let brackets = Array("\u{1B}[?2004$p".utf8)
    let from = answered
    for (question, answer) in [(cursor, "\u{1B}[1;1R"), (brackets, "\u{1B}[?2004;2$y")] {
      var start = from
      while let place = position(of: question, from: start) {
        start = place + question.count
        answered = max(answered, start)
        let answer = Array(answer.utf8)
        _ = write(terminal, answer, answer.count)
      }
    }
    // What is left may be the beginning of a question.
    answered = max(answered, bytes.count - brackets.count + 1)
  }
}
