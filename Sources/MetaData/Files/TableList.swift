import Pinyin

extension ImportedList {
  /// A table as a list: every row an item with its columns as fields, in sections by letter or by
  /// the values of a column.
  ///
  /// - Throws: `CSVTable.UnknownColumn` for a column that was named and is not there,
  ///   `CatalogBuilder.Failure` for more than a catalog can hold.
  package init(_ table: CSVTable, options: ImportOptions) throws {
    var keys = CSVTable.Keys(name: options.nameKey, reading: options.readingKey)
    if case .grouped(let key) = options.sections { keys.group = key }
    let rows = try table.entries(keys)
    var builder = CatalogBuilder(dataDate: "")
    let handles = rows.entries.map { entry in
      var entry = entry
      if entry.reading.isEmpty { entry.reading = KnownNames.places.reading(of: entry.name) }
      return builder.add(entry, in: nil)
    }
    if case .grouped = options.sections {
      Self.group(handles, rows, in: &builder)
    } else {
      try builder.addLetterSections(of: handles)
    }
    self.init(
      catalog: try builder.catalog(), explanation: [Self.explanation(table, rows)],
      warnings: Self.warnings(rows))
  }

  /// Sections sorted without regard to case, the rows in each by name.
  private static func group(
    _ handles: [CatalogBuilder.Handle], _ rows: CSVTable.Entries, in builder: inout CatalogBuilder
  ) {
    let byTitle = Dictionary(grouping: handles.indices) { rows.groups[$0] }
    let titles = byTitle.keys.sorted { ($0.lowercased(), $0) < ($1.lowercased(), $1) }
    for title in titles {
      let sorted = (byTitle[title] ?? []).sorted {
        (rows.entries[$0].name, $0) < (rows.entries[$1].name, $1)
      }
      builder.addSection(
        title.isEmpty ? .other : .group, title: title, items: sorted.map { handles[$0] })
    }
  }

  private static func explanation(_ table: CSVTable, _ rows: CSVTable.Entries) -> String {
    let separator = table.separator == "\t" ? "tab" : "'\(table.separator)'"
    let header = table.hasHeader ? "with a header" : "without a header"
    return
      "table: \(table.rows.count) rows, \(table.columns.count) columns, separator \(separator), "
      + "\(header), name '\(rows.nameColumn)'"
  }

  private static func warnings(_ rows: CSVTable.Entries) -> [String] {
    var lines: [String] = []
    if rows.unnamed > 0 { lines.append("\(rows.unnamed) rows without a name left out") }
    if let first = rows.unusableReadings.first {
      lines.append(
        "\(rows.unusableReadings.count) readings do not fit their names, the first in line \(first)"
      )
    }
    return lines
  }
}
