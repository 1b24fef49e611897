import Foundation

/// What can be wrong with the files that the table is made of.
public enum CompilerError: Error, Equatable {
  /// The file is not there or cannot be read.
  case unreadable(path: String)
  /// The file's compressed bytes do not unpack.
  case notUnpacked(path: String)
  /// A line does not have the form that its file promises.
  case malformed(path: String, line: String)
  /// More different sets of readings or foldings than 16 bits can number.
  case tableTooLarge
}

/// The lines of one of Debian's files, unpacked where it is packed.
struct SourceText {
  let path: String
  private let bytes: [UInt8]

  init(path: String) throws(CompilerError) {
    self.path = path
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .unreadable(path: path)
    }
    self.bytes = path.hasSuffix(".bz2") ? try Self.unpack(path) : Array(data)
  }

  /// Calls `body` with the fields of each line that is not empty and no comment; a comment after
  /// the fields is cut off.
  func forEachLine(separator: Character, _ body: ([Substring]) throws -> Void) rethrows {
    for line in bytes.split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: "#") {
      let text = String(decoding: line, as: UTF8.self)
      let fields = text.prefix { $0 != "#" || separator == "\t" }
        .split(separator: separator, omittingEmptySubsequences: false)
      try body(fields)
    }
  }

  // Foundation has no bzip2; the program that made these files is in every Debian.
  private static func unpack(_ path: String) throws(CompilerError) -> [UInt8] {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["bzip2", "-dc", path]
    process.standardOutput = pipe
    do { try process.run() } catch { throw .notUnpacked(path: path) }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw .notUnpacked(path: path) }
    return Array(data)
  }
}

/// A scalar from its number in hexadecimal, with or without `U+` in front.
func scalar(_ text: Substring) -> UInt32? {
  UInt32(text.hasPrefix("U+") ? text.dropFirst(2) : text, radix: 16)
}
