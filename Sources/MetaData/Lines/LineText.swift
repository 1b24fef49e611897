import Pinyin

/// A line as it is shown: decoded, in the columns that are wanted.
package struct LineText: Hashable, Sendable {
  /// The text; bytes that are none are U+FFFD.
  package let text: String
  /// What a query lights up, as ranges of Characters of `text`.
  package let highlights: [Range<Int>]

  /// A line without a query.
  package init(_ line: UnsafeRawBufferPointer, number: Int, columns: LineColumns = LineColumns()) {
    let shown = columns.shown(line, number: number)
    text = shown.bytes.withUnsafeBytes { String(decoding: Self.utf8($0), as: UTF8.self) }
    highlights = []
  }

  /// A line that a query found.
  package init(
    _ line: UnsafeRawBufferPointer, number: Int, columns: LineColumns = LineColumns(),
    query: Query, options: SearchOptions = SearchOptions(), known: KnownNames? = nil
  ) {
    let shown = columns.shown(line, number: number)
    let spans = LineHighlight(query: query, options: options, known: known)
      .spans(line, number: number, columns: columns, shown: shown)
    let text = shown.bytes.withUnsafeBytes { ShownText($0) }
    self.text = text.text
    highlights = text.characters(spans)
  }

  /// Bytes as UTF-8: themselves, or converted where they are valid GB 18030 and nothing else.
  static func utf8(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
    if !UTF8Form.isValid(bytes), TextEncoding.hasFormOfGB18030(bytes),
      var converter = TextConverter(from: .gb18030), let converted = converter.convert(bytes)
    {
      return converted
    }
    return [UInt8](bytes)
  }
}

/// A text of which ranges of bytes are to be ranges of Characters.
struct ShownText {
  let text: String
  /// Whether the bytes of the text are the bytes that were read.
  private let isAsRead: Bool

  init(_ bytes: UnsafeRawBufferPointer) {
    isAsRead = UTF8Form.isValid(bytes)
    text = String(decoding: LineText.utf8(bytes), as: UTF8.self)
  }

  /// The Characters that ranges of bytes touch, in order and joined; none where the text is not as
  /// it was read, for then nobody knows.
  func characters(_ spans: [Range<Int>]) -> [Range<Int>] {
    guard isAsRead, !spans.isEmpty else { return [] }
    var result: [Range<Int>] = []
    var start = 0
    for (place, character) in text.enumerated() {
      let end = start + character.utf8.count
      if spans.contains(where: { $0.lowerBound < end && start < $0.upperBound }) {
        if let last = result.last, last.upperBound == place {
          result[result.count - 1] = last.lowerBound..<(place + 1)
        } else {
          result.append(place..<(place + 1))
        }
      }
      start = end
    }
    return result
  }

  /// The bytes of ranges of Characters.
  func bytes(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = 0
    for (place, character) in text.enumerated() {
      let end = start + character.utf8.count
      if ranges.contains(where: { $0.contains(place) }) { result.append(start..<end) }
      start = end
    }
    return result
  }
}
