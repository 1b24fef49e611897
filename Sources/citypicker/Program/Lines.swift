import Glibc
import MetaData
import Pinyin
import TUI

// What is done with plain lines.
extension Program {
  mutating func answer(from store: LineStore, _ rest: Int32?, _ source: ListSource) -> Reply {
    let rows = PlainLines(store: store, rest: rest, options: options)
    switch options.task {
    case .pick where options.shortcuts.isEmpty && !options.shape.isExplained:
      return pick(from: rows, source)
    default:
      return answer(fromAll: rows, source)
    }
  }

  /// Answers that need all lines first.
  private mutating func answer(fromAll rows: PlainLines, _ source: ListSource) -> Reply {
    var rows = rows
    if let code = rows.readAll() { return .failure(ListFault.system(code).line(name: source.name)) }
    if rows.store.isFull {
      return .failure("\(source.name): more than 2,000,000 lines or 1 GiB; filter it first")
    }
    if rows.isBlank {
      return Reply(diagnostics: [ListFault.noItems.line(name: source.name)], status: .nothing)
    }
    if options.shape.isExplained {
      return Reply(output: "lines: \(rows.store.count)\n")
    }
    switch options.task {
    case .filter(let text):
      let found = rows.found(text)
      return Reply(
        output: rows.printedQuery(text) + rows.printed(found),
        status: found.isEmpty ? .nothing : .picked)
    case .list: return Reply(output: rows.listed)
    default: return shortcut(rows) ?? pick(from: rows, source)
    }
  }

  private func shortcut(_ rows: PlainLines) -> Reply? {
    let found = rows.found(options.query)
    if found.isEmpty, options.shortcuts.contains(.exitZero) { return Reply(status: .nothing) }
    guard found.count == 1, options.shortcuts.contains(.selectOne) else { return nil }
    return Reply(output: rows.printedQuery(options.query) + rows.printed(found))
  }

  private func pick(from rows: PlainLines, _ source: ListSource) -> Reply {
    let settings = Settings(
      words: words, subject: .list(source.title), reach: .rows, options: options.search,
      choices: options.choices)
    let picker = State(
      settings: settings,
      lines: LineRows(store: rows.store, settings: rows.settings, grouping: rows.grouping),
      query: options.initialQuery, size: options.screenSize)
    return show(picker, input: rows.rest) { state, picked, query in
      let lines = picked.compactMap { row -> Int? in
        if case .line(let line) = row { line } else { nil }
      }
      guard case .lines(let grown) = state.levels[0].rows else { return Reply() }
      var rows = rows
      rows.store = grown.store
      return Reply(output: rows.printedQuery(query) + rows.printed(lines))
    }
  }
}

/// Plain lines with what the options say of them.
struct PlainLines {
  var store: LineStore
  let rest: Int32?
  let options: Options

  var settings: LineSearch.Settings {
    LineSearch.Settings(
      options: options.search.matching, columns: options.columns, known: KnownNames.places,
      keepsOrder: options.matching.contains(.listOrder))
  }

  var grouping: LineRows.Grouping {
    options.shape.importing.sections == .byReading ? .byReading : .asRead
  }

  /// Whether there is nothing but blanks.
  var isBlank: Bool {
    (0..<store.count).allSatisfy { line in
      store.withBytes(ofLine: line) { $0.allSatisfy { byte in byte == 0x20 || byte == 0x09 } }
    }
  }

  /// The number of the system's error where reading fails.
  mutating func readAll() -> Int32? {
    guard let rest else { return nil }
    if case .failed(let code) = store.appendAll(from: rest) { return code }
    return nil
  }

  func found(_ text: String) -> [Int] {
    Array(LineFilter.lines(of: store, matching: Query(text), settings: settings))
  }

  func printed(_ lines: some Sequence<Int>) -> [UInt8] {
    var bytes: [UInt8] = []
    for line in lines {
      store.withBytes(ofLine: line) { bytes += options.columns.printed($0, number: line) }
      bytes.append(options.answerEnd.rawValue)
    }
    return bytes
  }

  func printedQuery(_ text: String) -> [UInt8] {
    Array(options.printed(query: text).utf8)
  }

  var listed: [UInt8] {
    guard case .byReading = grouping else { return printed(0..<store.count) }
    let parts = LineSections(store, columns: options.columns, known: KnownNames.places).parts
    return parts.flatMap { part in
      let title: String = if case .letter(let letter) = part.id { String(letter) } else { "#" }
      return Array("# \(title)\n".utf8) + printed(part.lines)
    }
  }
}
