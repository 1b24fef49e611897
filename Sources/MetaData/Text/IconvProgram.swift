import Glibc

/// The program `iconv`, with bytes on its standard input and UTF-8 on its standard output.
enum IconvProgram {
  static func toUTF8(
    _ bytes: [UInt8], from encoding: TextEncoding
  ) throws(DecodedText.Failure) -> [UInt8] {
    guard let child = Child(arguments: ["iconv", "-f", encoding.converterName, "-t", "UTF-8"])
    else { throw .noConverter(encoding) }
    let output = child.exchange(bytes)
    switch child.status() {
    case 0: return output
    case 127: throw .noConverter(encoding)
    default: throw .notConvertible(encoding)
    }
  }
}

/// A running program with a pair of sockets as its standard input and output.
private struct Child: ~Copyable {
  private let process: pid_t
  private let socket: Int32

  init?(arguments: [String]) {
    var pair: [Int32] = [-1, -1]
    // Sockets, because writing to one can be asked not to raise SIGPIPE.
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &pair) == 0 else { return nil }
    let started = Self.spawn(arguments, input: pair[1], output: pair[1])
    _ = close(pair[1])
    guard let started else {
      _ = close(pair[0])
      return nil
    }
    process = started
    socket = pair[0]
  }

  deinit { _ = close(socket) }

  private static func spawn(_ arguments: [String], input: Int32, output: Int32) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    // Its words are not ours: a failure is reported by whoever asked.
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
    words.append(nil)
    defer { words.forEach { free($0) } }
    var process: pid_t = 0
    guard posix_spawnp(&process, arguments[0], &actions, nil, words, environ) == 0 else {
      return nil
    }
    return process
  }

  /// Writes all bytes and reads all that comes, whichever is possible first: a program that waits
  /// for its reader would else wait for ever.
  func exchange(_ bytes: [UInt8]) -> [UInt8] {
    var unsent = bytes[...]
    var received: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 64 << 10)
    if unsent.isEmpty { closeInput() }
    while true {
      let events = unsent.isEmpty ? POLLIN : POLLIN | POLLOUT
      var wait = pollfd(fd: socket, events: Int16(events), revents: 0)
      guard poll(&wait, 1, -1) > 0 else {
        if errno == EINTR { continue }
        return received
      }
      if Int32(wait.revents) & POLLOUT != 0, !unsent.isEmpty {
        unsent = unsent.dropFirst(sendSome(of: unsent))
        if unsent.isEmpty { closeInput() }
      }
      if Int32(wait.revents) & (POLLIN | POLLHUP | POLLERR) != 0 {
        let size = read(socket, &piece, piece.count)
        if size == 0 || (size < 0 && errno != EINTR) { return received }
        received += piece[..<max(0, size)]
      }
    }
  }

  /// How many bytes it took; all of them where it takes no more.
  private func sendSome(of bytes: ArraySlice<UInt8>) -> Int {
    let flags = Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT)
    let size = bytes.withUnsafeBytes { send(socket, $0.baseAddress, $0.count, flags) }
    if size >= 0 { return size }
    return errno == EAGAIN || errno == EINTR ? 0 : bytes.count
  }

  private func closeInput() { _ = shutdown(socket, Int32(SHUT_WR)) }

  /// Waits for its end; 0 is success, 127 that there is no such program.
  func status() -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { return -1 }
    }
    return status & 0x7F == 0 ? status >> 8 & 0xFF : -1
  }
}
