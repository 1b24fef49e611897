import Testing

@testable import TUI

private func actions(_ presses: [(column: Int, row: Int, time: Int)]) -> [Mouse.Action] {
  var counter = ClickCounter()
  return presses.map { press in
    let at = Point(column: press.column, row: press.row)
    return counter.count(Mouse(.press, at: at), milliseconds: press.time).action
  }
}

@Test func `a second press on one spot within the pause is a double click`() {
  #expect(actions([(5, 3, 1000), (6, 3, 1400)]) == [.press, .doubleClick])
}

@Test func `a late or a distant second press is a press`() {
  #expect(actions([(5, 3, 1000), (5, 3, 1401)]) == [.press, .press])
  #expect(actions([(5, 3, 1000), (5, 4, 1100)]) == [.press, .press])
  #expect(actions([(5, 3, 1000), (7, 3, 1100)]) == [.press, .press])
  #expect(actions([(5, 3, 1000), (5, 3, 900)]) == [.press, .press])
}

@Test func `what is no press passes through and does not count`() {
  var counter = ClickCounter()
  let at = Point(column: 1, row: 1)
  #expect(counter.count(Mouse(.press, at: at), milliseconds: 0).action == .press)
  #expect(counter.count(Mouse(.release, at: at), milliseconds: 50).action == .release)
  #expect(counter.count(Mouse(.press, at: at), milliseconds: 100).action == .doubleClick)
}
