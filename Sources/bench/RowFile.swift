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
    try write(to: path) { file in try append(lines, to: file, path) }
  }

  /// Writes the lines from the start again and again until there are so many.
  static func repeatLines(_ lines: [Substring], count: Int, to path: String) throws {
    try write(to: path) { file in
      var left = count
      while left > 0, !lines.isEmpty {
        try append(lines.prefix(left), to: file, path)
        left -= lines.count
      }
    }
  }

  private static func write(to path: String, _ body: (Int32) throws -> Void) throws {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    guard file >= 0 else { throw BenchFault.system(path, errno) }
    defer { close(file) }
    try body(file)
  }

  private static func append(_ lines: some Sequence<Substring>, to file: Int32, _ path: String)
    throws
  {
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
