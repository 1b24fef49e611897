/// What is shown or printed of a line: ranges of its fields, or a template with such ranges in braces.
package struct FieldTemplate: Hashable, Sendable {
  package enum Part: Hashable, Sendable {
    case text([UInt8])
    case fields([FieldRange])
    /// The number of the line, from 0: `{n}`.
    case number
  }

  package let parts: [Part]
  /// Whether the delimiter behind a field belongs to it, except for the very last.
  private let keepsDelimiters: Bool

  /// Reads `2..`, `1,3` or `{2} of {1}`; nil where it is neither.
  package init?(_ text: String) {
    if let ranges = FieldRange.list(text) {
      parts = ranges.map { .fields([$0]) }
      keepsDelimiters = true
      return
    }
    guard let parts = Self.template(text) else { return nil }
    self.parts = parts
    keepsDelimiters = false
  }

  /// Text with at least one placeholder; what is in braces but none stays text.
  private static func template(_ text: String) -> [Part]? {
    var parts: [Part] = []
    var plain: [UInt8] = []
    var rest = text[...]
    while let character = rest.first {
      if character == "{", let end = rest.firstIndex(of: "}"),
        let part = placeholder(rest[rest.index(after: rest.startIndex)..<end])
      {
        if !plain.isEmpty { parts.append(.text(plain)) }
        plain = []
        parts.append(part)
        rest = rest[rest.index(after: end)...]
      } else {
        plain += String(character).utf8
        rest.removeFirst()
      }
    }
    guard !parts.isEmpty else { return nil }
    if !plain.isEmpty { parts.append(.text(plain)) }
    return parts
  }

  private static func placeholder(_ name: Substring) -> Part? {
    if name == "n" { return .number }
    return FieldRange.list(String(name)).map { .fields($0) }
  }
}

extension FieldTemplate {
  /// A line made anew, and where its bytes come from.
  package struct Output: Hashable, Sendable {
    /// Bytes of the output that stand in the line too.
    package struct Piece: Hashable, Sendable {
      package let output: Range<Int>
      package let source: Range<Int>
    }
    package var bytes: [UInt8] = []
    package var pieces: [Piece] = []

    mutating func append(_ span: Range<Int>, of line: UnsafeRawBufferPointer) {
      let start = bytes.count
      bytes.append(contentsOf: line[span])
      pieces.append(Piece(output: start..<bytes.count, source: span))
    }
  }

  /// The output for a line, of which `fields` are the fields and `number` the number from 0.
  package func output(
    of line: UnsafeRawBufferPointer, fields: LineFields, number: Int
  ) -> Output {
    var output = Output()
    let last = keepsDelimiters ? lastPresent(in: fields) : nil
    for (place, part) in parts.enumerated() {
      switch part {
      case .text(let text): output.bytes += text
      case .number: output.bytes += String(number).utf8
      case .fields(let ranges):
        let lastRange = ranges.lastIndex { fields.span(of: $0) != nil }
        for (index, range) in ranges.enumerated() {
          let isLast = index == lastRange && (!keepsDelimiters || place == last)
          let span = isLast ? fields.span(of: range) : fields.wholeSpan(of: range)
          if let span { output.append(span, of: line) }
        }
      }
    }
    return output
  }

  /// The last part of which the line has a field: behind it no delimiter is wanted.
  private func lastPresent(in fields: LineFields) -> Int? {
    parts.lastIndex { part in
      guard case .fields(let ranges) = part else { return false }
      return ranges.contains { fields.span(of: $0) != nil }
    }
  }
}
