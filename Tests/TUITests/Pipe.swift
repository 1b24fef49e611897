import Glibc

@testable import TUI

/// The two ends of a pipe, closed with the value.
final class Pipe {
  let reading: Int32
  let writing: Int32

  init() throws(TerminalError) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw .system(errno) }
    for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    reading = ends[0]
    writing = ends[1]
  }

  deinit {
    close(reading)
    close(writing)
  }

  func read() -> [UInt8] { available(on: reading) }
}

/// What can be read from a descriptor that does not block.
func available(on descriptor: Int32) -> [UInt8] {
  var found: [UInt8] = []
  var bytes = [UInt8](repeating: 0, count: 4096)
  while true {
    let count = read(descriptor, &bytes, bytes.count)
    guard count > 0 else { return found }
    found += bytes.prefix(count)
  }
}
