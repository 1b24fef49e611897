import Pinyin

extension CSVTable {
  /// Which columns mean what; nil to find out, or for none.
  public struct Keys: Hashable, Sendable {
    /// The column of the name to show.
    public var name: String?
    /// The column of the reading, as pinyin with or without tones.
    public var reading: String?
    /// The column by whose values the rows are grouped.
    public var group: String?

    /// What is known of the columns.
    public init(name: String? = nil, reading: String? = nil, group: String? = nil) {
      self.name = name
      self.reading = reading
      self.group = group
    }
  }

  /// A name that was said but is no column.
  public struct UnknownColumn: Error, Hashable, Sendable {
    /// The name as it was said.
    public let name: String
  }

  /// The rows as entries of a catalog, with what the table did not need to say.
  public struct Entries: Sendable {
    /// One entry for each row with a name, in the order of the file. The fields are all columns.
    public var entries: [CatalogEntry] = []
    /// The group of each entry; empty where no column groups them.
    public var groups: [String] = []
    /// The column that was taken for the name.
    public var nameColumn = ""
    /// How many rows had no name and were left out.
    public var unnamed = 0
    /// The lines, from 1, whose reading was no pinyin, or not one syllable for each character.
    public var unusableReadings: [Int] = []
  }

  /// Makes an entry of each row.
  public func entries(_ keys: Keys = Keys()) throws(UnknownColumn) -> Entries {
    let name = try keys.name.map { name throws(UnknownColumn) in try column(name) }
    let reading = try keys.reading.map { name throws(UnknownColumn) in try column(name) }
    let group = try keys.group.map { name throws(UnknownColumn) in try column(name) }
    let nameColumn = name ?? CSVNameColumn.place(in: rows)
    var result = Entries()
    guard let nameColumn else { return result }
    result.nameColumn = columns[nameColumn]
    for (row, line) in zip(rows, lines) {
      let shown = trimmed(row[nameColumn])
      guard !shown.isEmpty else {
        result.unnamed += 1
        continue
      }
      var entry = CatalogEntry(name: shown)
      if let reading, !trimmed(row[reading]).isEmpty {
        entry.reading = Self.syllables(row[reading], for: shown)
        if entry.reading.isEmpty { result.unusableReadings.append(line) }
      }
      entry.fields = zip(columns, row).map { ($0, .text($1)) }
      result.entries.append(entry)
      if let group { result.groups.append(trimmed(row[group])) }
    }
    return result
  }

  private func column(_ name: String) throws(UnknownColumn) -> Int {
    guard let place = columns.firstIndex(of: name) else { throw UnknownColumn(name: name) }
    return place
  }

  /// One syllable for each character, or none at all.
  private static func syllables(_ text: String, for name: String) -> [Syllable] {
    guard let list = Syllable.list(trimmed(text)), list.count == name.count else { return [] }
    return list
  }
}

/// Which column of a table holds the names, told by what stands in it.
enum CSVNameColumn {
  static func place(in rows: [[String]]) -> Int? {
    guard let width = rows.first?.count, width > 0 else { return nil }
    let sample = rows.prefix(500)
    var best = (column: 0, score: -1.0)
    for column in 0..<width {
      let score = score(of: sample.map { trimmed($0[column]) })
      // The first of equals: people put the name in front.
      if score > best.score + 0.01 { best = (column, score) }
    }
    return best.column
  }

  /// High for texts that are there, differ from row to row and read like a name.
  private static func score(of values: [String]) -> Double {
    let present = values.filter { !$0.isEmpty }
    guard !present.isEmpty else { return -1 }
    let total = Double(values.count)
    let distinct = Double(Set(present).count) / total
    let named = present.filter(readsLikeName)
    let han = named.filter(CSVDetection.hasHan)
    return distinct + Double(named.count) / total + 0.5 * Double(han.count) / total
  }

  private static func readsLikeName(_ text: String) -> Bool {
    guard text.count <= 40, !text.contains("@"), !text.contains("://") else { return false }
    guard text.contains(where: \.isLetter) else { return false }
    // A code or a file (`m_9_100.png`) is mostly no letters.
    let letters = text.filter { $0.isLetter || $0 == " " || $0 == "·" }
    return letters.count * 4 >= text.count * 3
  }
}
