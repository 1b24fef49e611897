extension Frame {
  /// The rows as text, trailing blanks cut.
  package var lines: [String] {
    (0..<size.rows).map { row in
      var line = String.UnicodeScalarView()
      for cell in self[row: row] { cell.glyph.forEachScalar { line.append($0) } }
      return String(line).trimmed(of: " ")
    }
  }

  /// The rows as one style letter a cell, trailing plain cells cut.
  package var styleLines: [String] {
    (0..<size.rows).map { row in
      String(self[row: row].map(\.style.rawValue)).trimmed(of: Style.plain.rawValue)
    }
  }
}

extension String {
  fileprivate func trimmed(of character: Character) -> String {
    var text = self[...]
    while text.last == character { text.removeLast() }
    return String(text)
  }
}
