import Glibc
import MetaData
import Testing

@testable import TUI

/// A picker on lines of text that are all there.
func picker(
  lines: [String], keys: String = "", size: Size = Size(columns: 40, rows: 12),
  grouping: LineRows.Grouping = .asRead
) throws -> State {
  var store = LineStore()
  lines.map { $0 + "\n" }.joined().utf8.withContiguousStorageIfAvailable {
    store.append(UnsafeRawBufferPointer($0))
  }
  store.end()
  var state = State(
    settings: Settings(words: Words(.simplified), subject: .list("lines"), reach: .rows),
    lines: LineRows(store: store, grouping: grouping), size: size)
  for key in try KeyNotation.keys(in: keys) {
    _ = update(&state, .key(key))
    while state.isBusy { state.work() }
  }
  return state
}

@Suite struct LineRowsTests {
  private let dishes = ["糖饼", "hello world", "北京烤鸭", "baijiu", "重庆火锅"]

  @Test func `lines stand in their order, without headings and without an index`() throws {
    let state = try picker(lines: dishes)
    #expect((0..<5).map { state.level[$0] } == (0..<5).map { .line($0) })
    #expect(state.level.list.parts.map(\.heading) == [nil])
    #expect(state.indexEntries == 0)
    expectScreen("lines", render(state))
  }

  @Test func `a query finds lines by pinyin, the best first, and lights what it found`() throws {
    let state = try picker(lines: dishes + ["去北京"], keys: "beijing")
    #expect(state.shownList.rowCount == 2)
    #expect(state.selectedRow == .line(2))
    expectScreen("lines-found", render(state))
  }

  @Test func `Enter takes the line, and several with marks`() throws {
    var state = try picker(lines: dishes, keys: "huoguo")
    #expect(
      update(&state, .key(Key(.enter))) == .finish(.picked([.line(4)], query: "huoguo")))
  }

  @Test func `Shift and a letter without sections rings`() throws {
    var state = try picker(lines: dishes)
    #expect(update(&state, .key(.sign("S"))) == .bell)
    #expect(update(&state, .key(.sign("]"))) == .bell)
  }

  @Test func `filed by reading they have sections and an index`() throws {
    let state = try picker(lines: dishes + ["123"], grouping: .byReading)
    #expect(state.indexEntries == state.level.list.parts.count)
    #expect(state.level.list.parts.last?.heading == .section(.other))
    #expect(state.level[0] == .line(3))
    expectScreen("lines-filed", render(state))
  }

  @Test func `a million lines are searched in slices, each of which may be looked at`() throws {
    var state = try picker(lines: (0..<50_000).map { "行 \($0)" })
    _ = update(&state, .key(.sign("7")))
    #expect(state.isBusy)
    #expect(state.shownList.rowCount > 0)
    var slices = 0
    while state.isBusy {
      state.work()
      slices += 1
    }
    #expect(slices >= 2)
    #expect(state.shownList.rowCount == (0..<50_000).count { String($0).contains("7") })
  }

  @Test func `what is typed on is found in what is left, what is deleted is found anew`() throws {
    let lines = (0..<30_000).map { "行 \($0)" }
    let longer = try picker(lines: lines, keys: "29")
    let back = try picker(lines: lines, keys: "299<bs>")
    #expect(longer.shownList.rowCount == back.shownList.rowCount)
    #expect(longer.selectedRow == back.selectedRow)
  }

  @Test func `while lines come in they are shown and found, and the selection stays`() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    defer { close(ends[0]) }
    var state = State(
      settings: Settings(words: Words(.simplified), subject: .list(nil), reach: .rows),
      lines: LineRows(store: LineStore()), size: Size(columns: 40, rows: 12))
    #expect(state.wantsInput)
    #expect(state.selectedRow == nil)
    write(ends[1], "one\ntwo\nthree\n", 14)
    state.readInput(from: ends[0])
    #expect(state.shownList.rowCount == 3)
    #expect(state.selectedRow == .line(0))
    for key in try KeyNotation.keys(in: "<down>t") { _ = update(&state, .key(key)) }
    #expect(state.shownList.rowCount == 2)
    write(ends[1], "ten\n", 4)
    state.readInput(from: ends[0])
    while state.isBusy { state.work() }
    #expect(state.shownList.rowCount == 3)
    close(ends[1])
    state.readInput(from: ends[0])
    #expect(!state.wantsInput)
    #expect(state.level.lines?.feed == .ended)
  }
}
