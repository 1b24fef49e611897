/// Which parts of a line are searched, shown and printed: `--delimiter`, `--nth`, `--with-nth`,
/// `--accept-nth`.
///
/// Fields are always those of the line as it was read, so a column that is not shown can be searched.
package struct LineColumns: Hashable, Sendable {
  package var delimiter: FieldDelimiter
  /// What is searched; nil: what is shown.
  package var searched: [FieldRange]?
  /// What is shown; nil: the line.
  package var shown: FieldTemplate?
  /// What is printed; nil: the line.
  package var printed: FieldTemplate?

  package init(
    delimiter: FieldDelimiter = .blanks, searched: [FieldRange]? = nil,
    shown: FieldTemplate? = nil, printed: FieldTemplate? = nil
  ) {
    self.delimiter = delimiter
    self.searched = searched
    self.shown = shown
    self.printed = printed
  }

  /// The bytes to print for a line.
  package func printed(_ line: UnsafeRawBufferPointer, number: Int) -> [UInt8] {
    guard let printed else { return [UInt8](line) }
    let fields = LineFields(line, delimiter: delimiter)
    return printed.output(of: line, fields: fields, number: number).bytes
  }

  /// What a line looks like, and which of its bytes that shows.
  package func shown(_ line: UnsafeRawBufferPointer, number: Int) -> FieldTemplate.Output {
    guard let shown else { return .whole(line) }
    let fields = LineFields(line, delimiter: delimiter)
    return shown.output(of: line, fields: fields, number: number)
  }

  /// Calls `body` with each part of a line that is searched.
  ///
  /// - Parameter fields: memory to use, so that nothing is allocated for a line
  func forEachSearched(
    _ line: UnsafeRawBufferPointer, number: Int, fields: inout LineFields,
    _ body: (UnsafeRawBufferPointer) -> Void
  ) {
    if let searched {
      fields.split(line, delimiter: delimiter)
      for range in searched {
        guard let span = fields.span(of: range) else { continue }
        body(UnsafeRawBufferPointer(rebasing: line[span]))
      }
    } else if let shown {
      fields.split(line, delimiter: delimiter)
      let output = shown.output(of: line, fields: fields, number: number)
      output.bytes.withUnsafeBytes { body($0) }
    } else {
      body(line)
    }
  }
}

extension FieldTemplate.Output {
  /// A line as it is.
  static func whole(_ line: UnsafeRawBufferPointer) -> Self {
    var output = Self()
    output.append(0..<line.count, of: line)
    return output
  }
}
