import MetaData

/// The entry that libFuzzer calls with bytes of its own making: what a table says of itself must
/// hold, whatever the text.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzCSV(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let input = Array(UnsafeBufferPointer(start: start, count: count))
  _ = FileKind.plan(name: nil, head: input, hasDelimiter: false)
  let text = (try? DecodedText(input))?.text ?? String(decoding: input, as: UTF8.self)
  for separator in [nil, ",", ";", "\t"] as [Character?] {
    guard let table = try? CSVTable(text, form: .init(separator: separator)) else { continue }
    check(table, text)
  }
  return 0
}

private func check(_ table: CSVTable, _ text: String) {
  precondition(table.rows.allSatisfy { $0.count == table.columns.count }, "a ragged row")
  precondition(Set(table.columns).count == table.columns.count, "a column twice")
  precondition(table.lines.count == table.rows.count, "a row without a line")
  precondition(zip(table.lines, table.lines.dropFirst()).allSatisfy { $0 < $1 }, "lines go back")
  let first = table.columns.first
  for keys in [CSVTable.Keys(), .init(name: first, reading: table.columns.last, group: first)] {
    guard let made = try? table.entries(keys) else { continue }
    precondition(made.entries.count + made.unnamed == table.rows.count || made.nameColumn.isEmpty)
  }
}
