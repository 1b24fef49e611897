import Glibc

/// One way, from a writer to a reader.
///
/// A pair of sockets, since these alone can be made closed in every other child from the first
/// moment: parallel tests start processes all the time, and a stray copy of the writer's end would
/// keep a reader waiting.
struct Pipe {
  let reader: Int32
  let writer: Int32

  init() throws {
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
      throw HarnessFault.system("socketpair", errno)
    }
    reader = ends[0]
    writer = ends[1]
  }
}

/// The text that a call of C left in BUFFER.
func text(of buffer: [CChar]) -> String {
  String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
}

func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws {
  var sent = 0
  while sent < bytes.count {
    let count = bytes.withUnsafeBytes { buffer in
      Glibc.write(descriptor, buffer.baseAddress.map { $0 + sent }, bytes.count - sent)
    }
    if count < 0, errno == EINTR { continue }
    guard count > 0 else { throw HarnessFault.system("write", errno) }
    sent += count
  }
}

/// Everything up to the end of the file or pipe.
func readAll(_ descriptor: Int32) -> [UInt8] {
  var bytes: [UInt8] = []
  while let more = readSome(descriptor), !more.isEmpty { bytes += more }
  return bytes
}

/// What is there now, at most 64 kB; empty at the end, nil after a fault.
func readSome(_ descriptor: Int32) -> [UInt8]? {
  var buffer = [UInt8](repeating: 0, count: 65_536)
  while true {
    let count = read(descriptor, &buffer, buffer.count)
    if count < 0, errno == EINTR { continue }
    return count < 0 ? nil : Array(buffer[..<count])
  }
}

func readFile(_ path: String) -> [UInt8]? {
  let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
  guard descriptor >= 0 else { return nil }
  defer { close(descriptor) }
  return readAll(descriptor)
}

/// False when the time is over first. A deadline only ends a test that has failed already.
func waitForInput(_ descriptor: Int32, milliseconds: Int32) -> Bool {
  var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
  while true {
    let count = poll(&entry, 1, milliseconds)
    if count < 0, errno == EINTR { continue }
    return count > 0
  }
}
