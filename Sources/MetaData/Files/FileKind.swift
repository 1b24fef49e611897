/// What a file may be, told by its first bytes and its name.
package enum FileKind: Hashable, Sendable {
  case propertyList(Form)
  case json
  case jsonLines
  /// Separated values; the separator where the name tells it.
  case table(separator: Character?)
  case lines

  /// The three ways to write a property list.
  package enum Form: Hashable, Sendable {
    case xml
    case binary
    case oldStyle
  }

  /// What to try, in this order.
  package struct Plan: Hashable, Sendable {
    package var candidates: [FileKind]
    /// Whether the name promises a kind, so that a file that is none of these is an error. Without
    /// a promise the last candidate is always lines, which anything is.
    package var isPromised: Bool
  }

  /// The kinds to try for a file.
  ///
  /// - Parameters:
  ///   - name: the name or path; nil for standard input
  ///   - head: its first bytes, some kilobytes; they may be of any encoding
  ///   - hasDelimiter: whether the user said what separates the fields, and nothing about columns of
  ///     plain lines (`--nth` and the like), for which a delimiter is said too
  package static func plan(name: String?, head: [UInt8], hasDelimiter: Bool) -> Plan {
    let ending = name.map(ending) ?? ""
    if ending == "csv" { return Plan(candidates: [.table(separator: nil)], isPromised: true) }
    if ending == "tsv" { return Plan(candidates: [.table(separator: "\t")], isPromised: true) }
    let isPromised = ["json", "plist", "strings"].contains(ending)
    // Said by the user of a file that is told by no ending.
    if hasDelimiter, !isPromised {
      return Plan(candidates: [.table(separator: nil)], isPromised: false)
    }
    var candidates = byContent(head)
    if ending == "strings", candidates.isEmpty { candidates = [.propertyList(.oldStyle)] }
    if isPromised, candidates.isEmpty { candidates = [.propertyList(.oldStyle), .json] }
    if !isPromised { candidates.append(.lines) }
    return Plan(candidates: candidates, isPromised: isPromised)
  }

  private static func byContent(_ head: [UInt8]) -> [FileKind] {
    if head.starts(with: "bplist".utf8) { return [.propertyList(.binary)] }
    let text = asciiOf(head)
    switch text.first {
    case UInt8(ascii: "<"):
      // `<0fa3>` is old-style data; anything with a name in angle brackets is XML.
      return [.propertyList(.xml), .propertyList(.oldStyle)]
    case UInt8(ascii: "{"):
      let couldBeLines = text.dropFirst().contains(0x0A)
      return couldBeLines
        ? [.json, .jsonLines, .propertyList(.oldStyle)] : [.json, .propertyList(.oldStyle)]
    case UInt8(ascii: "["): return [.json, .jsonLines]
    case UInt8(ascii: "("): return [.propertyList(.oldStyle)]
    case UInt8(ascii: "\""): return [.json, .jsonLines]
    case UInt8(ascii: "/") where text.starts(with: "/*".utf8) || text.starts(with: "//".utf8):
      return [.propertyList(.oldStyle)]
    default: return []
    }
  }

  /// The ASCII of the head from the first sign that is no blank on, whether UTF-8 or UTF-16.
  private static func asciiOf(_ head: [UInt8]) -> ArraySlice<UInt8> {
    var bytes = head[...]
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      bytes = bytes.dropFirst(3)
    } else if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      bytes = bytes.dropFirst(2).filter { $0 != 0 }[...]
    }
    return bytes.drop { $0 == 0x20 || 0x09...0x0D ~= $0 }
  }

  private static func ending(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }
}
