import Foundation

/// How deep the lists of a property list that is text lie in one another.
///
/// Foundation's readers call themselves for each level, and some thousands of them end their stack.
enum NestingDepth {
  static func of(_ bytes: Data) -> Int {
    if bytes.starts(with: "bplist".utf8) { return 0 }
    // UTF-16 is looked at by its ASCII, for which the zeros between do not count.
    let first = bytes.first { $0 > 0x20 && $0 < 0x80 }
    return bytes.withUnsafeBytes { first == UInt8(ascii: "<") ? ofXML($0) : ofOldStyle($0) }
  }

  private static func ofXML(_ bytes: UnsafeRawBufferPointer) -> Int {
    var (depth, deepest) = (0, 0)
    var tag: [UInt8] = []
    var isInTag = false
    var last: UInt8 = 0
    for byte in bytes where byte != 0 {
      if byte == UInt8(ascii: "<") {
        isInTag = true
        tag.removeAll(keepingCapacity: true)
      } else if byte == UInt8(ascii: ">"), isInTag {
        isInTag = false
        if last != UInt8(ascii: "/") { depth += change(by: tag) }
        deepest = max(deepest, depth)
      } else if isInTag, tag.count < 6 {
        tag.append(byte)
      }
      last = byte
    }
    return deepest
  }

  private static func change(by tag: [UInt8]) -> Int {
    if tag.starts(with: "array".utf8) || tag.starts(with: "dict".utf8) { return 1 }
    if tag.starts(with: "/array".utf8) || tag.starts(with: "/dict".utf8) { return -1 }
    return 0
  }

  private static func ofOldStyle(_ bytes: UnsafeRawBufferPointer) -> Int {
    var (depth, deepest) = (0, 0)
    var isQuoted = false
    var isEscaped = false
    for byte in bytes where byte != 0 {
      if isEscaped {
        isEscaped = false
      } else if isQuoted, byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        isQuoted.toggle()
      } else if !isQuoted, byte == UInt8(ascii: "(") || byte == UInt8(ascii: "{") {
        depth += 1
        deepest = max(deepest, depth)
      } else if !isQuoted, byte == UInt8(ascii: ")") || byte == UInt8(ascii: "}") {
        depth -= 1
      }
    }
    return deepest
  }
}
