/// Where the fields of one line stand.
///
/// A field has its delimiter behind it: what is joined again from fields looks as it did in the line.
package struct LineFields: Sendable {
  /// A field: its text, and its text with the delimiter behind it.
  package struct Field: Hashable, Sendable {
    package var text: Range<Int>
    package var whole: Range<Int>
  }

  package private(set) var fields: [Field] = []

  package init() {}

  package init(_ line: UnsafeRawBufferPointer, delimiter: FieldDelimiter) {
    split(line, delimiter: delimiter)
  }

  /// Splits another line, in the memory of the one before.
  package mutating func split(_ line: UnsafeRawBufferPointer, delimiter: FieldDelimiter) {
    fields.removeAll(keepingCapacity: true)
    switch delimiter {
    case .blanks: splitAtBlanks(line)
    case .text(let text): split(line) { Self.next(text, in: line, from: $0) }
    case .anyOf(let set, let isRun):
      split(line) { start in
        guard let first = line[start...].firstIndex(where: set.contains) else { return nil }
        guard isRun else { return first..<(first + 1) }
        let end = line[first...].firstIndex { !set.contains($0) }
        return first..<(end ?? line.count)
      }
    }
  }

  private mutating func split(
    _ line: UnsafeRawBufferPointer, at nextDelimiter: (Int) -> Range<Int>?
  ) {
    var start = 0
    while let delimiter = nextDelimiter(start) {
      fields.append(
        Field(text: start..<delimiter.lowerBound, whole: start..<delimiter.upperBound))
      start = delimiter.upperBound
    }
    fields.append(Field(text: start..<line.count, whole: start..<line.count))
  }

  private mutating func splitAtBlanks(_ line: UnsafeRawBufferPointer) {
    func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
    var place = line.firstIndex { !isBlank($0) } ?? line.count
    while place < line.count {
      let end = line[place...].firstIndex(where: isBlank) ?? line.count
      let next = line[end...].firstIndex { !isBlank($0) } ?? line.count
      fields.append(Field(text: place..<end, whole: place..<next))
      place = next
    }
  }

  private static func next(
    _ text: [UInt8], in line: UnsafeRawBufferPointer, from start: Int
  ) -> Range<Int>? {
    guard let first = text.first else { return nil }
    var place = start
    while let found = line[place...].firstIndex(of: first), found + text.count <= line.count {
      if line[found..<(found + text.count)].elementsEqual(text) {
        return found..<(found + text.count)
      }
      place = found + 1
    }
    return nil
  }

  /// The bytes that a range of fields takes, without the delimiter behind the last; nil for none.
  package func span(of range: FieldRange) -> Range<Int>? {
    let places = range.places(among: fields.count)
    guard let first = places.first, let last = places.last else { return nil }
    return fields[first].whole.lowerBound..<fields[last].text.upperBound
  }

  /// The same with the delimiter behind the last.
  package func wholeSpan(of range: FieldRange) -> Range<Int>? {
    let places = range.places(among: fields.count)
    guard let first = places.first, let last = places.last else { return nil }
    return fields[first].whole.lowerBound..<fields[last].whole.upperBound
  }
}
