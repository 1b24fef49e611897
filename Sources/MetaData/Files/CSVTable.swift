/// Separated values as a table: the names of the columns, and rows of as many fields.
public struct CSVTable: Hashable, Sendable {
  /// The names of the columns, none twice; `1`, `2` … where the file has none.
  public let columns: [String]
  /// The rows; a short record is filled up with empty fields.
  public let rows: [[String]]
  /// The line of the file, from 1, that each row starts in.
  public let lines: [Int]
  /// What separates the fields.
  public let separator: Character
  /// Whether the first record names the columns.
  public let hasHeader: Bool

  /// What a caller knows about the file; nil to find it out.
  public struct Form: Hashable, Sendable {
    /// What separates the fields, one ASCII character.
    public var separator: Character?
    /// Whether the first record names the columns.
    public var hasHeader: Bool?

    /// A form of which nothing, or something, is known.
    public init(separator: Character? = nil, hasHeader: Bool? = nil) {
      self.separator = separator
      self.hasHeader = hasHeader
    }
  }

  /// Why a text is no table.
  public enum Failure: Error, Hashable, Sendable {
    /// The separator is no ASCII character, or one that has another meaning.
    case unusableSeparator(Character)
    /// The quote that was opened in this line, from 1, is never closed.
    case openQuote(line: Int)
  }

  /// Reads a table; a text without a record gives one without rows.
  public init(_ text: String, form: Form = Form()) throws(Failure) {
    if let said = form.separator, !Self.isUsable(said) { throw .unusableSeparator(said) }
    let separator = form.separator?.asciiValue ?? CSVDetection.separator(of: text)
    let records: [CSVReader.Record]
    do throws(CSVReader.Failure) {
      records = try CSVReader.records(of: text, separator: separator)
    } catch {
      switch error {
      case .openQuote(let line): throw .openQuote(line: line)
      }
    }
    self.separator = Character(Unicode.Scalar(separator))
    hasHeader = form.hasHeader ?? CSVDetection.hasHeader(records)
    let width = records.map(\.fields.count).max() ?? 0
    columns = Self.columnNames(hasHeader ? records.first?.fields ?? [] : [], width: width)
    let body = records.dropFirst(hasHeader ? 1 : 0)
    rows = body.map { $0.fields + Array(repeating: "", count: width - $0.fields.count) }
    lines = body.map(\.line)
  }

  private static func isUsable(_ separator: Character) -> Bool {
    guard let byte = separator.asciiValue, separator.utf8.count == 1 else { return false }
    return byte != UInt8(ascii: "\"") && byte != 0x0A && byte != 0x0D && byte != 0
  }

  private static func columnNames(_ header: [String], width: Int) -> [String] {
    var seen: Set<String> = []
    return (0..<width).map { column in
      let name = column < header.count ? trimmed(header[column]) : ""
      let unique = name.isEmpty || seen.contains(name) ? String(column + 1) : name
      seen.insert(unique)
      return unique
    }
  }
}

/// A text without the blanks at its ends.
func trimmed(_ text: String) -> String {
  guard let first = text.firstIndex(where: { !$0.isWhitespace }),
    let last = text.lastIndex(where: { !$0.isWhitespace })
  else { return "" }
  return String(text[first...last])
}
