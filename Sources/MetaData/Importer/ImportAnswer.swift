/// What `citypicker-import` writes to its standard output: lines of words, then the bytes of a catalog.
///
/// ```
/// citypicker-import 1
/// explain top: array of 23 groups …
/// warn 2 rows without a name
/// catalog 81234
/// (81234 bytes)
/// ```
package struct ImportAnswer: Hashable, Sendable {
  package var explanation: [String] = []
  package var warnings: [String] = []
  package var catalog: [UInt8] = []

  /// The exit status of the importer.
  package enum Status: Int32, Sendable {
    case done = 0
    case noItems = 1
    case refused = 2
    case notOfThisKind = 3
  }

  package init(explanation: [String] = [], warnings: [String] = [], catalog: [UInt8] = []) {
    self.explanation = explanation
    self.warnings = warnings
    self.catalog = catalog
  }

  private static let heading = "citypicker-import 1"

  /// The answer as it is written.
  package var bytes: [UInt8] {
    var lines = [Self.heading]
    lines += explanation.map { "explain " + Self.oneLine($0) }
    lines += warnings.map { "warn " + Self.oneLine($0) }
    lines.append("catalog \(catalog.count)")
    return Array((lines.joined(separator: "\n") + "\n").utf8) + catalog
  }

  /// Reads an answer; nil where the bytes are none.
  package init?(bytes: [UInt8]) {
    var rest = bytes[...]
    func line() -> String? {
      guard let end = rest.firstIndex(of: 0x0A) else { return nil }
      defer { rest = rest[(end + 1)...] }
      return String(validating: rest[..<end], as: UTF8.self)
    }
    guard line() == Self.heading else { return nil }
    while let line = line() {
      if line.hasPrefix("explain ") {
        explanation.append(String(line.dropFirst(8)))
      } else if line.hasPrefix("warn ") {
        warnings.append(String(line.dropFirst(5)))
      } else {
        guard line.hasPrefix("catalog "), Int(line.dropFirst(8)) == rest.count else { return nil }
        catalog = Array(rest)
        return
      }
    }
    return nil
  }

  // Keys of foreign files stand in the words, and a key may hold a line end.
  private static func oneLine(_ text: String) -> String {
    String(text.map { $0.isNewline ? " " : $0 })
  }
}
