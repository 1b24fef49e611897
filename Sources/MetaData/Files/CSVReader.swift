/// Splits a text of separated values into records, as RFC 4180 has it and laxer.
///
/// A quote inside a field that did not begin with one is text; after a closing quote the rest of the
/// field is taken as it stands; blanks around a quoted field are dropped. Only a quote that is never
/// closed is an error, for then nobody knows where the record was meant to end.
package struct CSVReader: Sendable {
  /// One record: its fields, and the line of the file that it starts in, from 1.
  package struct Record: Hashable, Sendable {
    package var fields: [String]
    package var line: Int
  }

  /// What is wrong with the text.
  package enum Failure: Error, Hashable, Sendable {
    /// The quote that was opened in this line, from 1, is never closed.
    case openQuote(line: Int)
  }

  private let bytes: [UInt8]
  private let separator: UInt8
  private var place = 0
  private var line = 1

  private init(_ text: String, separator: UInt8) {
    bytes = Array(text.utf8)
    self.separator = separator
  }

  /// All records with something in them. Lines end with LF, CR LF or CR.
  ///
  /// - Parameter limit: how many records to read at most
  package static func records(
    of text: String, separator: UInt8, limit: Int = .max
  ) throws(Failure) -> [Record] {
    var reader = CSVReader(text, separator: separator)
    var records: [Record] = []
    while reader.place < reader.bytes.count, records.count < limit {
      let record = try reader.record()
      if record.fields.contains(where: { !$0.isEmpty }) { records.append(record) }
    }
    return records
  }

  private mutating func record() throws(Failure) -> Record {
    var record = Record(fields: [], line: line)
    while true {
      record.fields.append(try field())
      guard place < bytes.count else { return record }
      if bytes[place] == separator {
        place += 1
        // A separator at the very end has an empty field behind it.
        if place == bytes.count {
          record.fields.append("")
          return record
        }
        continue
      }
      takeLineEnd()
      return record
    }
  }

  private mutating func takeLineEnd() {
    let isCR = bytes[place] == 0x0D
    place += 1
    if isCR, place < bytes.count, bytes[place] == 0x0A { place += 1 }
    line += 1
  }

  private mutating func field() throws(Failure) -> String {
    let start = place
    skipBlanks()
    guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") else {
      place = start
      skipToEndOfField()
      return String(decoding: bytes[start..<place], as: UTF8.self)
    }
    var content = try quoted()
    let rest = place
    skipToEndOfField()
    let tail = bytes[rest..<place]
    if tail.contains(where: { !isBlank($0) }) { content += tail }
    return String(decoding: content, as: UTF8.self)
  }

  private mutating func quoted() throws(Failure) -> [UInt8] {
    let first = line
    var content: [UInt8] = []
    place += 1
    while place < bytes.count {
      let byte = bytes[place]
      if byte == UInt8(ascii: "\"") {
        place += 1
        guard place < bytes.count, bytes[place] == byte else { return content }
      } else if byte == 0x0A || (byte == 0x0D && !isFollowedByLineFeed) {
        line += 1
      }
      content.append(byte)
      place += 1
    }
    throw .openQuote(line: first)
  }

  private var isFollowedByLineFeed: Bool { place + 1 < bytes.count && bytes[place + 1] == 0x0A }

  private mutating func skipToEndOfField() {
    while place < bytes.count, bytes[place] != separator, bytes[place] != 0x0A,
      bytes[place] != 0x0D
    { place += 1 }
  }

  private mutating func skipBlanks() {
    while place < bytes.count, isBlank(bytes[place]) { place += 1 }
  }

  private func isBlank(_ byte: UInt8) -> Bool {
    byte != separator && (byte == 0x20 || byte == 0x09)
  }
}
