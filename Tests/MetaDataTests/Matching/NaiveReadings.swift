import Foundation
import MetaData
import Pinyin

@testable import ReadingsCompiler

/// The places whose naive reading – the first that Unihan names for each character – is wrong in a
/// syllable: `Golden/naive.tsv`, and the way by which it was made.
enum NaiveReadings {
  struct Row: Hashable {
    let code, name, right, naive: String
  }

  static let unihan = "/usr/share/unicode/Unihan_Readings.txt.bz2"

  /// The rows of the file.
  static func recorded() throws -> [Row] {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.compactMap { line in
        let columns = line.split(separator: "\t").map(String.init)
        guard columns.count == 4 else { return nil }
        return Row(code: columns[0], name: columns[1], right: columns[2], naive: columns[3])
      }
  }

  /// The rows as Debian's package has them.
  static func computed() throws -> [Row] {
    let first = try firstReadings()
    return Catalog.builtIn.all.filter { $0.levels != .township }.compactMap { item in
      let right = item.reading.map(\.marked)
      let naive = zip(item.fullName.unicodeScalars, right).map { first[$0.value] ?? $1 }
      guard naive != right else { return nil }
      return Row(
        code: item.code, name: item.fullName, right: right.joined(separator: " "),
        naive: naive.joined(separator: " "))
    }.sorted { $0.code < $1.code }
  }

  static func record(_ rows: [Row]) throws {
    let head = """
      # The places down to the county whose naive reading, Unihan's first kMandarin of each character, is
      # wrong: code, full name, the right reading, the naive one. Written by a recording run of the test.

      """
    let lines = rows.map { "\($0.code)\t\($0.name)\t\($0.right)\t\($0.naive)\n" }
    try (head + lines.joined()).write(to: file, atomically: true, encoding: .utf8)
  }

  private static func firstReadings() throws -> [UInt32: String] {
    var first: [UInt32: String] = [:]
    try SourceText(path: unihan).forEachLine(separator: "\t") { fields in
      guard fields.count == 3, fields[1] == "kMandarin", let scalar = scalar(fields[0]) else {
        return
      }
      first[scalar] = fields[2].split(separator: " ").first.map(String.init)
    }
    return first
  }

  private static var file: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Golden/naive.tsv")
  }
}
