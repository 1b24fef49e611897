import MetaData
import Pinyin

/// The entry that libFuzzer calls with bytes of its own making.
///
/// The first three bytes choose the cut of the input, the columns and the query; the rest are lines.
/// What is found must not depend on how the bytes arrived or in what slices they were looked at.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzLines(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let input = UnsafeRawBufferPointer(start: start, count: count)
  guard input.count > 3 else { return 0 }
  let choice = (Int(input[0]), Int(input[1]), Int(input[2]))
  let body = UnsafeRawBufferPointer(rebasing: input[3...])
  let terminator: LineStore.Terminator = choice.1 & 1 == 0 ? .lineFeed : .null
  let whole = store(body, piece: body.count, terminator)
  let cut = store(body, piece: choice.0 + 1, terminator)
  precondition(whole.count == cut.count, "the cut changes the lines")
  for line in 0..<whole.count {
    precondition(whole.bytes(ofLine: line) == cut.bytes(ofLine: line), "the cut changes a line")
  }
  search(whole, columns(choice.1 >> 1), query(choice.2, body))
  return 0
}

private func store(
  _ bytes: UnsafeRawBufferPointer, piece: Int, _ terminator: LineStore.Terminator
) -> LineStore {
  var store = LineStore(terminator: terminator)
  for start in stride(from: 0, to: bytes.count, by: max(1, piece)) {
    let end = min(bytes.count, start + piece)
    store.append(UnsafeRawBufferPointer(rebasing: bytes[start..<end]))
  }
  store.end()
  return store
}

private func columns(_ choice: Int) -> LineColumns {
  let delimiters: [FieldDelimiter] = [",", "\\s+", "[a-c]+", "::"].compactMap(FieldDelimiter.init)
  var columns = LineColumns(delimiter: ([.blanks] + delimiters)[choice % 5])
  columns.searched = [nil, FieldRange.list("2"), FieldRange.list("-1,1..2")][choice / 5 % 3]
  columns.shown = [nil, FieldTemplate("2.."), FieldTemplate("{n}:{-1}{1}")][choice / 15 % 3]
  columns.printed = columns.shown
  return columns
}

private func query(_ choice: Int, _ body: UnsafeRawBufferPointer) -> String {
  let queries = ["b", "bj", "bei", "北", "a a", "é", "1", "sh'"]
  guard choice >= queries.count else { return queries[choice] }
  return String(decoding: body.prefix(choice % 16 + 1), as: UTF8.self)
}

private func search(_ store: LineStore, _ columns: LineColumns, _ text: String) {
  let settings = LineSearch.Settings(columns: columns)
  let expected = Array(
    LineFilter.lines(of: store, matching: Query(text), settings: settings, threads: 1))
  var typed = ""
  var search = LineSearch(Query(""), settings: settings)
  for character in text {
    typed.append(character)
    search = LineSearch(Query(typed), after: search)
    _ = search.step(through: store, lines: 3)
  }
  while !search.step(through: store, lines: 7) {}
  search.rank()
  precondition((0..<search.count).map { search.line(atRow: $0) } == expected, "other lines")
  for line in expected.prefix(8) {
    let shown = search.text(ofLine: line, in: store)
    let length = shown.text.count
    precondition(
      shown.highlights.allSatisfy { $0.lowerBound >= 0 && $0.upperBound <= length }, "a highlight")
    _ = store.withBytes(ofLine: line) { columns.printed($0, number: line) }
  }
  _ = LineSections(store, columns: columns)
}
