import Glibc

/// Files of lines.
enum RowFile {
  static func read(_ path: String) -> [Substring] {
    let file = open(path, O_RDONLY)
    guard file >= 0 else { return [] }
    defer { close(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Glibc.read(file, &buffer, buffer.count)
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
  }

  static func write(_ lines: some Sequence<Substring>, to path: String) throws {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    guard file >= 0 else { throw BenchFault.system(path, errno) }
    defer { close(file) }
    var bytes: [UInt8] = []
    for line in lines {
      bytes += line.utf8
      bytes.append(0x0A)
    }
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      guard count > 0 else { throw BenchFault.system(path, errno) }
      sent += count
    }
  }
}
