/// A sectioned list as lines: each section is a heading and its rows. Knows where a row stands,
/// which row is selected and how far the list is scrolled; knows nothing of what is in the rows.
package struct List: Hashable, Sendable {
  /// One section: its heading and how many rows it has.
  package struct Part: Hashable, Sendable {
    package let heading: Heading?
    package let rows: Range<Int>
    package let firstLine: Int

    /// A heading takes a line, a section without one takes none.
    package var headingLines: Int { heading == nil ? 0 : 1 }
  }

  package enum Line: Hashable, Sendable {
    case heading(Int)
    case row(Int)
  }

  package private(set) var parts: [Part]
  package private(set) var rowCount: Int
  package private(set) var lineCount: Int
  /// The selected row; nil where there is none to select.
  package private(set) var selected: Int?
  /// The line at the top of the window. While it is a row, the heading of its section covers it.
  package private(set) var top = 0

  /// - Parameters:
  ///   - sections: the headings and how many rows stand under each
  ///   - selectingFirst: whether the first row is selected at once
  package init(_ sections: [(heading: Heading?, rows: Int)], selectingFirst: Bool = true) {
    var parts: [Part] = []
    var row = 0
    var line = 0
    for section in sections {
      let part = Part(
        heading: section.heading, rows: row..<(row + section.rows), firstLine: line)
      parts.append(part)
      row += section.rows
      line += section.rows + part.headingLines
    }
    self.parts = parts
    rowCount = row
    lineCount = line
    selected = selectingFirst && row > 0 ? 0 : nil
  }
}

// MARK: Where things stand
extension List {
  /// The section that a line belongs to: its place in `parts`.
  package func part(atLine line: Int) -> Int { last { $0.firstLine <= line } }

  /// The section of a row.
  package func part(ofRow row: Int) -> Int {
    // Of several sections that start at one row all but the last are empty.
    last { $0.rows.lowerBound <= row }
  }

  package func line(ofRow row: Int) -> Int {
    guard !parts.isEmpty else { return 0 }
    let part = parts[part(ofRow: row)]
    return part.firstLine + part.headingLines + row - part.rows.lowerBound
  }

  package func content(atLine line: Int) -> Line? {
    guard line >= 0, line < lineCount else { return nil }
    let index = part(atLine: line)
    let part = parts[index]
    let offset = line - part.firstLine - part.headingLines
    return offset < 0 ? .heading(index) : .row(part.rows.lowerBound + offset)
  }

  /// What a window of some height shows: the heading of the section on top stays while its rows
  /// scroll, unless there is one line only.
  package func content(atWindowRow row: Int, height: Int) -> Line? {
    if row == 0, height > 1, case .row = content(atLine: top), topPart.heading != nil {
      return .heading(part(atLine: top))
    }
    return content(atLine: top + row)
  }

  private var topPart: Part { parts[part(atLine: top)] }

  /// The last part for which `isBefore` holds; they hold from the first on (binary search).
  private func last(where isBefore: (Part) -> Bool) -> Int {
    var low = 0
    var high = parts.count
    while low < high {
      let middle = (low + high) / 2
      if isBefore(parts[middle]) { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }
}

// MARK: Moving
extension List {
  /// Selects a row, or the nearest there is, and scrolls no further than needed.
  package mutating func select(_ row: Int, height: Int) {
    guard rowCount > 0 else { return }
    let row = min(max(0, row), rowCount - 1)
    selected = row
    reveal(row, height: height)
  }

  package mutating func move(by rows: Int, height: Int) {
    // A list that starts without a selection is entered from its end.
    select(selected.map { $0 + rows } ?? (rows > 0 ? 0 : rowCount - 1), height: height)
  }

  /// Puts the section on top, as far as the end of the list allows, and selects its first row.
  package mutating func jump(toPart index: Int, height: Int) {
    guard parts.indices.contains(index), !parts[index].rows.isEmpty else { return }
    selected = parts[index].rows.lowerBound
    top = min(parts[index].firstLine, lastTop(height))
    reveal(parts[index].rows.lowerBound, height: height)
  }

  /// The wheel: moves the window; the selection goes along when it would leave it.
  package mutating func scroll(by lines: Int, height: Int) {
    guard let selected else { return }
    top = min(max(0, top + lines), lastTop(height))
    let visible = (0..<max(1, height)).compactMap { row -> Int? in
      if case .row(let index) = content(atWindowRow: row, height: height) { index } else { nil }
    }
    if let first = visible.first, let last = visible.last {
      self.selected = min(max(selected, first), last)
    }
  }

  /// Other rows in the same list: what was selected stays so as far as it is there.
  package mutating func replace(_ sections: [(heading: Heading?, rows: Int)], height: Int) {
    var list = List(sections)
    if let selected { list.selected = list.rowCount > 0 ? min(selected, list.rowCount - 1) : nil }
    list.top = top
    list.fit(height: height)
    self = list
  }

  /// After a resize: the selection is in view and no line is wasted below the end.
  package mutating func fit(height: Int) {
    top = min(top, lastTop(height))
    if let selected { reveal(selected, height: height) }
  }

  private func lastTop(_ height: Int) -> Int { max(0, lineCount - max(1, height)) }

  // Scroll only as far as needed: jumping to the middle loses the reader's place.
  private mutating func reveal(_ row: Int, height: Int) {
    let height = max(1, height)
    let line = line(ofRow: row)
    let part = parts[part(ofRow: row)]
    // The heading stays on top, so a row is in view only below it; with one line there is no
    // room for a heading. The first row of a section brings its heading along.
    let above = height > 1 ? part.headingLines : 0
    if line - above < top { top = line - above }
    if line > top + height - 1 { top = line - height + 1 }
  }
}
