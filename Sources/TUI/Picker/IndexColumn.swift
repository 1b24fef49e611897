/// The column on the right that lists the sections: which mark stands on which line, and which
/// section a click or a letter means.
package struct IndexColumn: Hashable, Sendable {
  /// A line of the column.
  package enum Line: Hashable, Sendable {
    case entry(Int)
    /// Stands for the entries left out between its neighbours.
    case gap
  }

  package let lines: [Line]
  private let entries: Int

  /// - Parameters:
  ///   - entries: how many sections there are
  ///   - height: how many lines there are for them
  package init(entries: Int, height: Int) {
    self.entries = entries
    if entries <= height {
      lines = (0..<max(0, entries)).map { .entry($0) }
    } else if height < 3 {
      lines = height > 0 && entries > 0 ? [.entry(0)] : []
    } else {
      // As iOS condenses it: an odd number of lines, so that it starts and ends with an entry.
      let count = height % 2 == 1 ? height : height - 1
      lines = (0..<count).map { line in
        guard line % 2 == 0 else { return .gap }
        // round(line · (entries − 1) / (count − 1)) in whole numbers
        return .entry((2 * line * (entries - 1) + count - 1) / (2 * (count - 1)))
      }
    }
  }

  /// The entry that a click at this line means: all can be reached, the hidden ones too.
  package func entry(atLine line: Int) -> Int? {
    guard !lines.isEmpty else { return nil }
    let line = min(max(0, line), lines.count - 1)
    return line * entries / lines.count
  }

  /// The line that stands for an entry: its own, or the gap or entry nearest before it.
  package func line(ofEntry entry: Int) -> Int? {
    guard !lines.isEmpty else { return nil }
    if let line = lines.firstIndex(of: .entry(entry)) { return line }
    let before = lines.lastIndex { if case .entry(let shown) = $0 { shown < entry } else { false } }
    guard let before else { return 0 }
    return min(before + 1, lines.count - 1)
  }
}

extension List {
  /// The section that a letter means: its own, else the nearest earlier letter, else the first.
  package func part(forLetter letter: Character) -> Int? {
    let letters = parts.indices.filter { parts[$0].heading?.letter != nil }
    return letters.last { (parts[$0].heading?.letter).map { $0 <= letter } ?? false }
      ?? letters.first
  }
}
