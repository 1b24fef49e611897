import Foundation

/// The bytes of somebody else's file with the name that they came under.
public struct ForeignBytes: Sendable {
  /// The path; nil for standard input.
  public let name: String?
  /// All bytes.
  public let bytes: Data

  /// Bytes that are at hand.
  public init(name: String?, bytes: Data) {
    self.name = name
    self.bytes = bytes
  }

  /// The most that is read.
  public static let limit = 256 << 20

  /// Reads a file, or standard input for `-`; stops at the limit, for a pipe may have no end.
  public static func read(_ path: String, limit: Int = limit) throws(ForeignError) -> ForeignBytes {
    let descriptor = path == "-" ? 0 : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unreadable(code: errno) }
    defer { if descriptor != 0 { close(descriptor) } }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .unreadable(code: errno) }
    guard status.st_size <= limit else { throw .largerThan(mebibytes: limit >> 20) }
    var bytes = Data(capacity: Int(status.st_size))
    var piece = [UInt8](repeating: 0, count: 256 << 10)
    while true {
      let count = Glibc.read(descriptor, &piece, piece.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .unreadable(code: errno) }
      if count == 0 { break }
      bytes.append(contentsOf: piece[..<count])
      guard bytes.count <= limit else { throw .largerThan(mebibytes: limit >> 20) }
    }
    return ForeignBytes(name: path == "-" ? nil : path, bytes: bytes)
  }
}
