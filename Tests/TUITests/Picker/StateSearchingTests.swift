import MetaData
import Testing

@testable import TUI

@Suite struct StateSearchingTests {
  @Test(arguments: ["b", "8", "京", "ㄅ", "é", ".", " "])
  func `a printable character opens the search`(
    character: String
  ) throws {
    let state = try picker(character)
    #expect(state.query == character)
    #expect(!state.isCovered)
  }

  @Test func `/ opens it empty over the dimmed list`() throws {
    let state = try picker("<down>/")
    #expect(state.isCovered)
    #expect(state.query.isEmpty)
    #expect(state.level.list.selected == 1)
    var entered = state
    #expect(update(&entered, .key(Key(.enter))) == .bell)
  }

  @Test func `initials find the city and Enter picks it like any row`() throws {
    var state = try picker("bj")
    let city = try #require(Catalog.builtIn.item(code: "110000"))
    #expect(state.selectedRow == .item(city))
    #expect(update(&state, .key(Key(.enter))) == .finish(.picked([.item(city)], query: "bj")))
  }

  @Test func `a text emptied again shows the dimmed list, Esc brings back where one was`() throws {
    let emptied = try picker("S<down>bj<bs><bs>")
    #expect(emptied.isCovered)
    let back = try picker("S<down>bj<esc>")
    let before = try picker("S<down>")
    #expect(back.level.list == before.level.list)
    #expect(back.query.isEmpty)
    if case .browsing = back.mode {} else { Issue.record("the search is still open") }
  }

  @Test func `a Backspace in an empty search closes it`() throws {
    if case .browsing = try picker("/<bs>").mode {} else { Issue.record("still open") }
  }

  @Test func `without a result nothing is selected and Enter rings`() throws {
    var state = try picker("zzzz")
    #expect(state.selectedRow == nil)
    #expect(update(&state, .key(Key(.enter))) == .bell)
    #expect(update(&state, .key(Key(.up))) == nil)
    #expect(state.query == "zzzz")
  }

  @Test func `the keys of readline edit the text, the arrows move in the results`() throws {
    #expect(try picker("xibj<home><c-d><c-d>").query == "bj")
    #expect(try picker("bj<c-a>n<c-e>x").query == "nbjx")
    #expect(try picker("foo bar<c-w>").query == "foo ")
    #expect(try picker("abc<c-u>").isCovered)
    let moved = try picker("zhou<down><down><up>")
    #expect(moved.shownList.selected == 1)
    #expect(moved.query == "zhou")
  }

  @Test func `each text searches anew and selects the best`() throws {
    let state = try picker("zhou<down><down><bs>")
    #expect(state.query == "zho")
    #expect(state.shownList.selected == 0)
  }

  @Test func `moving the cursor keeps the results and the selection`() throws {
    let state = try picker("zhou<down><down><left><c-a>")
    #expect(state.shownList.selected == 2)
  }

  @Test func `→ at the end of the text opens the row`() throws {
    let state = try picker("hangzhou<right>")
    #expect(state.levels.count == 2)
    #expect(state.level.parent?.name == "杭州")
    #expect(try picker("hangzhou<left><right>").levels.count == 1)
  }

  @Test(arguments: ["", "/", "<tab>"])
  func `pasted text goes into the search and is never accepted`(
    keys: String
  ) throws {
    var state = try picker(keys)
    #expect(update(&state, .paste("bei jing")) == nil)
    #expect(state.query == "bei jing")
    #expect(state.selectedRow?.item?.name == "北京")
  }

  @Test func `a paste of a megabyte is cut and the keys work after it`() throws {
    var state = try picker()
    _ = update(&state, .paste(String(repeating: "北京", count: 500_000)))
    #expect(state.query.count == TextField.limit)
    _ = update(&state, .key(.control("u")))
    _ = update(&state, .key(.sign("c")))
    _ = update(&state, .key(.sign("q")))
    #expect(state.selectedRow?.item?.name == "重庆")
  }

  @Test func `no prefix typed on the way to a city loses it`() throws {
    for name in ["shijiazhuang", "chongqing", "lvliang", "huhehaote"] {
      let whole = try #require(try picker(name).selectedRow)
      var state = try picker()
      for character in name {
        _ = update(&state, .key(.sign(character)))
        guard case .searching(let search) = state.mode else { return }
        #expect((0..<search.list.rowCount).contains { search.row($0) == whole }, "\(state.query)")
      }
    }
  }
}
