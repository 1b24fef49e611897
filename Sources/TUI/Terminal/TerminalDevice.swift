import Glibc

/// The controlling terminal as the system knows it.
enum TerminalDevice {
  /// Opens it on a descriptor that is none of the standard three: where one of those was closed,
  /// the answer would else be printed onto the screen.
  static func open() throws(TerminalError) -> Int32 {
    let first = Glibc.open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard first >= 0 else {
      let error = errno
      throw error == ENXIO || error == ENOENT ? .noControllingTerminal : .system(error)
    }
    guard first <= STDERR_FILENO else { return first }
    defer { close(first) }
    return try duplicate(first)
  }

  static func duplicate(_ descriptor: Int32) throws(TerminalError) -> Int32 {
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
    guard copy >= 0 else { throw .system(errno) }
    return copy
  }

  /// The size now; that of a terminal that does not tell it is the old standard.
  static func size(of descriptor: Int32) -> Size {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return Size(columns: 80, rows: 24)
    }
    return Size(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  static func write(_ text: String, to descriptor: Int32) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if written < 0 && errno == EINTR { continue }
      // A terminal that is gone shows itself to the next wait.
      guard written > 0 else { return }
      rest = rest.dropFirst(written)
    }
  }
}
