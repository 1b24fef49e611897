extension Look {
  /// The sequence that sets this look and no other; what is printed, not what is drawn.
  package var sequence: String {
    var codes = ["0"]
    if attributes.contains(.bold) { codes.append("1") }
    if attributes.contains(.dim) { codes.append("2") }
    if attributes.contains(.underline) { codes.append("4") }
    if attributes.contains(.reverse) { codes.append("7") }
    if let color { codes.append(color < 8 ? "3\(color)" : "38;5;\(color)") }
    return "\u{1B}[\(codes.joined(separator: ";"))m"
  }
}

extension Frame {
  /// The rows as text with the sequences for their looks, trailing blanks without a look cut.
  package func coloredLines(_ theme: Theme) -> [String] {
    let looks = Dictionary(uniqueKeysWithValues: Style.allCases.map { ($0, theme.look(of: $0)) })
    return (0..<size.rows).map { row in
      var cells = self[row: row]
      while let last = cells.last, last.glyph == .blank, !showsBlanks(looks[last.style]) {
        cells.removeLast()
      }
      return Self.line(cells, looks)
    }
  }

  private func showsBlanks(_ look: Look?) -> Bool {
    !(look?.attributes.isDisjoint(with: [.reverse, .underline]) ?? true)
  }

  private static func line(_ cells: ArraySlice<Cell>, _ looks: [Style: Look]) -> String {
    let normal = Look()
    var line = ""
    var current = normal
    for cell in cells {
      let look = looks[cell.style] ?? normal
      if look != current {
        line += look.sequence
        current = look
      }
      cell.glyph.forEachScalar { line.unicodeScalars.append($0) }
    }
    return current == normal ? line : line + normal.sequence
  }
}
