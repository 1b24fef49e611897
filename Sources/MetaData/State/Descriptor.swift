import Glibc

/// An open file of the system, closed when its owner is done with it, on every path.
struct Descriptor: ~Copyable {
  let number: Int32

  init(taking number: Int32) { self.number = number }

  /// Opens a file beside others in a folder. No descriptor survives into a program started from here.
  init(
    opening name: String, in folder: borrowing Descriptor, _ flags: Int32, mode: mode_t = 0,
    step: StateFault.Step
  ) throws(StateFault) {
    let number = retried { openat(folder.number, name, flags | O_CLOEXEC, mode) }
    if number < 0 { throw .failed(step, errno) }
    self.number = number
  }

  /// Closes the file and tells what the system says to it; a network file system tells of a full disk
  /// only now.
  consuming func closeChecked() throws(StateFault) {
    let result = close(number)
    let code = errno
    discard self
    if result != 0, code != EINTR { throw .failed(.close, code) }
  }

  deinit { close(number) }

  func status() throws(StateFault) -> stat {
    var status = stat()
    if fstat(number, &status) != 0 { throw .failed(.open, errno) }
    return status
  }

  /// All bytes, but no more than the limit and one.
  func bytes(limit: Int) throws(StateFault) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while bytes.count <= limit {
      let count = retried { read(number, &buffer, buffer.count) }
      if count < 0 { throw .failed(.read, errno) }
      if count == 0 { break }
      bytes += buffer[..<count]
    }
    return bytes
  }

  func write(_ bytes: [UInt8]) throws(StateFault) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = retried { rest.withUnsafeBytes { Glibc.write(number, $0.baseAddress, $0.count) } }
      if count <= 0 { throw .failed(.write, count < 0 ? errno : EIO) }
      rest = rest.dropFirst(count)
    }
  }

  func sync() throws(StateFault) {
    if retried({ fsync(number) }) != 0 { throw .failed(.sync, errno) }
  }
}

/// A call again for as long as signals interrupt it.
func retried<Result: SignedInteger>(_ call: () -> Result) -> Result {
  while true {
    let result = call()
    if result != -1 || errno != EINTR { return result }
  }
}
