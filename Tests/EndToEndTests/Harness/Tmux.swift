import Glibc

/// A tmux server of its own with one pane, spoken to in control mode: tmux tells of everything
/// that the pane writes, so a test waits for what happens and never for time.
final class Tmux {
  private let child: Child
  private let input: Int32
  private let output: Int32
  private var stream = ControlStream()
  private var waiting: [ControlStream.Message] = []
  /// How much has happened in the pane, as far as tmux has told.
  private(set) var noticeCount = 0

  /// SOCKET is the path of the server's socket; COMMAND a shell's command line.
  init(socket: String, columns: Int, rows: Int, command: String, environment: [String: String])
    throws
  {
    let toTmux = try Pipe()
    let fromTmux = try Pipe()
    let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)
    child = try Child.start(
      [
        "tmux", "-S", socket, "-f", "/dev/null", "-u", "-C", "new-session", "-x", "\(columns)",
        "-y", "\(rows)", command,
      ], environment: environment, descriptors: [toTmux.reader, fromTmux.writer, nowhere])
    for descriptor in [toTmux.reader, fromTmux.writer, nowhere] { close(descriptor) }
    input = toTmux.writer
    output = fromTmux.reader
    try _ = reply(to: "new-session")
  }

  deinit {
    try? tell("kill-server")
    close(input)
    _ = child.wait()
    close(output)
  }

  @discardableResult
  func run(_ command: String) throws -> [String] {
    try tell(command)
    return try reply(to: command)
  }

  /// Waits until more has happened than COUNT; false when the time is over first.
  func waitForNotice(after count: Int, milliseconds: Int32) throws -> Bool {
    while noticeCount == count {
      guard waitForInput(output, milliseconds: milliseconds) else { return false }
      try takeMessages()
    }
    return true
  }

  private func tell(_ command: String) throws {
    let line = Array((command + "\n").utf8)
    var sent = 0
    while sent < line.count {
      let count = line[sent...].withUnsafeBytes { bytes in
        // No signal when tmux has ended with its last window: that would end the tests.
        Glibc.send(input, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { throw HarnessFault.terminalGone }
      sent += count
    }
  }

  private func reply(to command: String) throws -> [String] {
    while true {
      while !waiting.isEmpty {
        switch waiting.removeFirst() {
        case .reply(let lines): return lines
        case .refusal(let lines): throw HarnessFault.refused(command: command, lines)
        case .exit, .notice: throw HarnessFault.terminalGone
        }
      }
      try takeMessages()
    }
  }

  private func takeMessages() throws {
    guard let bytes = readSome(output), !bytes.isEmpty else { throw HarnessFault.terminalGone }
    let messages = stream.take(bytes)
    noticeCount += messages.count { $0 == .notice }
    waiting += messages.filter { $0 != .notice }
  }
}
