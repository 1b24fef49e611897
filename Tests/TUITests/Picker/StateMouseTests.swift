import MetaData
import Testing

@testable import TUI

@Suite struct StateMouseTests {
  private func at(_ column: Int, _ row: Int) -> Point { Point(column: column, row: row) }

  private func after(_ mice: Mouse..., keys: String = "") throws -> (state: State, effect: Effect?)
  {
    var state = try picker(keys)
    var effect: Effect?
    for mouse in mice { effect = update(&state, .mouse(mouse)) }
    return (state, effect)
  }

  @Test func `a click selects the row under it`() throws {
    // Rows 0 and 1 are title and bar, row 2 the heading, row 5 the third city.
    let (state, effect) = try after(Mouse(.press, at: at(10, 5)))
    #expect(state.selectedRow?.item?.name == "广州")
    #expect(effect == nil)
  }

  @Test(arguments: [(10, 2), (10, 0), (10, 23), (200, 5), (10, 99), (-1, -1)])
  func `a click on no row selects nothing`(column: Int, row: Int) throws {
    #expect(try after(Mouse(.press, at: at(column, row))).state.selectedRow?.item?.name == "北京")
  }

  @Test func `a double click picks the row`() throws {
    let (state, effect) = try after(Mouse(.doubleClick, at: at(10, 4)))
    #expect(effect == .finish(.picked([try #require(state.selectedRow)], query: "")))
    #expect(state.selectedRow?.item?.name == "上海")
  }

  @Test func `the wheel scrolls and takes the selection along`() throws {
    let (state, _) = try after(Mouse(.wheelDown, at: at(10, 10)))
    #expect(state.level.list.top == 3)
    #expect(state.selectedRow?.item?.name == "深圳")
    let (back, _) = try after(Mouse(.wheelDown, at: at(9, 9)), Mouse(.wheelUp, at: at(9, 9)))
    #expect(back.level.list.top == 0)
  }

  @Test func `a press on the index and a drag along it move through the sections`() throws {
    let (pressed, _) = try after(Mouse(.press, at: at(77, 2 + 20)))
    #expect(pressed.level.list.top > 300)
    let (dragged, _) = try after(
      Mouse(.press, at: at(77, 4)), Mouse(.drag, at: at(30, 99)), Mouse(.release, at: at(30, 99)))
    #expect(dragged.level.list.selected == pressed.level.list.selected)
    if case .browsing = dragged.mode {} else { Issue.record("the release does not end the drag") }
  }

  @Test func `a drag that began elsewhere does nothing`() throws {
    let (state, _) = try after(Mouse(.press, at: at(10, 5)), Mouse(.drag, at: at(77, 20)))
    #expect(state.selectedRow?.item?.name == "广州")
  }

  @Test func `a click on the bar opens the search, on the cover or on the cancel mark closes it`()
    throws
  {
    let bar = Mouse(.press, at: at(5, 1))
    let (open, _) = try after(bar)
    #expect(open.isCovered)
    for point in [at(10, 8), at(75, 1)] {
      let (closed, _) = try after(bar, Mouse(.press, at: point))
      if case .browsing = closed.mode {} else { Issue.record("still open after \(point)") }
    }
    #expect(try after(bar, bar).state.isCovered)
  }

  @Test func `a click in the results selects there`() throws {
    let (state, _) = try after(Mouse(.press, at: at(10, 4)), keys: "zhou")
    #expect(state.shownList.selected == 1)
    #expect(state.level.list.selected == 0)
  }

  @Test func `a click closes the help`() throws {
    let (state, effect) = try after(Mouse(.press, at: at(10, 5)), keys: "?")
    #expect(effect == nil)
    #expect(state.selectedRow?.item?.name == "北京")
    if case .browsing = state.mode {} else { Issue.record("the help is still open") }
  }
}
