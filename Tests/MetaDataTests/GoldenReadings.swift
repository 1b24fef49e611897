import Foundation

/// The rows of `Golden/readings.tsv`: code, full name, reading.
enum GoldenReadings {
  struct Row {
    let code, name, reading: String
  }

  static func rows() throws -> [Row] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Golden/readings.tsv")
    let text = try String(contentsOf: file, encoding: .utf8)
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let columns = line.split(separator: "\t").map(String.init)
      return Row(code: columns[0], name: columns[1], reading: columns[2])
    }
  }
}
