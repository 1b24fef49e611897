import MetaData
import Testing

@testable import TUI

@Suite struct StateBrowsingTests {
  private func selected(_ state: State) -> String? { state.selectedRow?.item?.name }

  private func after(_ key: Key, _ state: State) -> (state: State, effect: Effect?) {
    var state = state
    let effect = update(&state, .key(key))
    return (state, effect)
  }

  @Test func `at the start the first hot city is selected and nothing is open`() throws {
    let state = try picker()
    #expect(selected(state) == "北京")
    #expect(state.levels.count == 1)
    #expect(state.query.isEmpty)
    #expect(state.level.list.rowCount == 404)
    #expect(state.level.list.parts.count == 23)
  }

  @Test(arguments: [
    ("<down><down>", "广州"), ("<down><c-p>", "北京"), ("<c-n><c-j>", "广州"), ("<c-j><c-k>", "北京"),
    ("<end>", "遵义"), ("<end><home>", "北京"), ("<up>", "北京"), ("<pgdn>", "安庆"),
    ("<pgdn><pgup>", "北京"), ("]", "阿坝"), ("]][", "阿坝"), ("Z", "枣庄"), ("A", "阿坝"),
    ("<tab><down><down><enter>", "巴彦淖尔"), ("<tab>s<enter>", "三门峡"), ("<tab>s<up><tab>", "日喀则"),
    ("<tab><down><esc>", "阿坝"),
  ])
  func `keys move the selection`(keys: String, city: String) throws {
    #expect(selected(try picker(keys)) == city)
  }

  @Test func `a letter without a section goes to the nearest earlier one`() throws {
    // No city's reading begins with I, U or V.
    #expect(selected(try picker("I")) == selected(try picker("H")))
    #expect(selected(try picker("V")) == selected(try picker("T")))
  }

  @Test func `moving changes the selection and nothing else`() throws {
    let before = try picker()
    let (state, effect) = after(Key(.down), before)
    #expect(effect == nil)
    #expect(state.levels.count == 1)
    #expect(state.level.list.top == 0)
    #expect(state.level.list.selected == 1)
    #expect(state.query == before.query)
  }

  @Test func `Enter picks the row`() throws {
    let city = try #require(Catalog.builtIn.item(code: "310000"))
    let (_, effect) = after(Key(.enter), try picker("<down>"))
    #expect(effect == .finish(.picked([.item(city)], query: "")))
  }

  @Test func `→ opens the districts and ← goes back to where one was`() throws {
    let opened = try picker("H<right>")
    #expect(opened.levels.count == 2)
    #expect(opened.level.parent?.name == "哈尔滨")
    #expect(selected(opened) == opened.level[0].item?.name)
    for key in ["<left>", "<bs>", "<esc>", "<c-h>"] {
      let back = try picker("H<down>" + "<up><right><down>" + key)
      #expect(back.levels.count == 1)
      #expect(selected(back) == "哈尔滨")
      #expect(back.level.list.top == opened.levels[0].list.top)
    }
  }

  @Test func `a leaf does not open, and the root has no way back`() throws {
    #expect(after(Key(.right), try picker("东莞<esc>/东莞")).effect == .bell)
    #expect(after(Key(.left), try picker()).effect == .bell)
    #expect(after(Key(.backspace), try picker()).effect == .bell)
  }

  @Test func `inside a city Enter opens what is not wanted and picks what has nothing inside`()
    throws
  {
    let district = try picker("H<right><enter>")
    #expect(district.levels.count == 3)
    let (_, effect) = after(Key(.enter), district)
    let township = try #require(district.selectedRow)
    #expect(effect == .finish(.picked([township], query: "")))
  }

  @Test func `Esc closes one thing at a time and then gives up`() throws {
    var state = try picker("H<right><tab>")
    #expect(update(&state, .key(Key(.escape))) == nil)
    #expect(state.levels.count == 2)
    #expect(update(&state, .key(Key(.escape))) == nil)
    #expect(state.levels.count == 1)
    #expect(update(&state, .key(Key(.escape))) == .finish(.aborted(query: "")))
  }

  @Test(arguments: ["", "/", "bj", "?", "<tab>", "H<right>"]) func `Ctrl-C gives up anywhere`(
    keys: String
  ) throws {
    var state = try picker(keys)
    let query = state.query
    #expect(update(&state, .key(.control("c"))) == .finish(.aborted(query: query)))
  }

  @Test func `keys that mean nothing ring`() throws {
    #expect(after(Key(.function(5)), try picker()).effect == .bell)
    #expect(after(.control("x"), try picker()).effect == .bell)
    #expect(after(.alt("x"), try picker("bj")).effect == .bell)
  }

  @Test func `Ctrl-L draws anew and Ctrl-Z suspends`() throws {
    #expect(after(.control("l"), try picker()).effect == .redraw)
    #expect(after(.control("z"), try picker("bj")).effect == .suspend)
  }

  @Test func `with several picks Tab marks, unmarks, and Enter takes the marks in their order`()
    throws
  {
    var state = try picker("<down><tab><up><up><tab>", choices: 3)
    #expect(state.marked.map { $0.item?.name } == ["上海", "北京"])
    #expect(
      after(Key(.enter), state).effect == .finish(.picked(state.marked, query: "")))
    _ = update(&state, .key(Key(.tab)))
    #expect(state.marked.map { $0.item?.name } == ["北京"])
  }

  @Test func `no more is marked than may be picked`() throws {
    let state = try picker("<tab><tab>", choices: 2)
    #expect(after(Key(.tab), state).effect == .bell)
    #expect(after(Key(.tab), state).state.marked.count == 2)
  }

  @Test func `a resize keeps the selection in view at any size`() throws {
    for keys in ["<pgdn><pgdn><pgdn>", "Z<end>", "S"] {
      var state = try picker(keys)
      let city = selected(state)
      for (columns, rows) in [(20, 5), (1, 1), (200, 60), (40, 12), (80, 4), (0, 0), (80, 24)] {
        _ = update(&state, .resized(Size(columns: columns, rows: rows)))
        #expect(selected(state) == city)
        let height = state.layout.height
        let visible = (0..<height).map { state.level.list.content(atWindowRow: $0, height: height) }
        #expect(visible.contains(.row(try #require(state.level.list.selected))))
      }
    }
  }
}
