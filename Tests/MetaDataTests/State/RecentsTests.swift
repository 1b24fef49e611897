import Testing

@testable import MetaData

private func recents(_ codes: String..., current: String? = nil) -> Recents {
  Recents(codes: codes, current: current)
}

@Test func `a pick becomes the current city and the first of the recents`() {
  var state = Recents()
  #expect(state.current == nil)
  state.record("110000", keeping: 8)
  state.record("310000", keeping: 8)
  #expect(state == recents("310000", "110000", current: "310000"))
}

@Test func `a pick made again moves to the front and stands there once`() {
  var state = recents("c", "b", "a", current: "c")
  state.record("a", keeping: 8)
  #expect(state == recents("a", "c", "b", current: "a"))
}

@Test(arguments: [
  (3, ["e", "d", "c"]), (1, ["e"]), (0, []), (-1, []), (9, ["e", "d", "c", "b", "a"]),
])
func `no more recents are kept than wanted`(limit: Int, kept: [String]) {
  var state = recents("d", "c", "b", "a", current: "d")
  state.record("e", keeping: limit)
  #expect(state.codes == kept)
  #expect(state.current == "e")
}

@Test func `forgetting empties the recents and keeps the current city`() {
  var state = recents("b", "a", current: "b")
  state.forget()
  #expect(state == recents(current: "b"))
}

@Test func `choosing leaves the recents alone`() {
  var state = recents("b", "a", current: "b")
  state.choose("c")
  #expect(state == recents("b", "a", current: "c"))
}

@Test(arguments: ["", "a\nb", "a\u{1B}[31m", "\u{0}", String(repeating: "9", count: 1025)])
func `a code that is no line of a file is not taken`(code: String) {
  var state = recents("a", current: "a")
  state.record(code, keeping: 8)
  state.choose(code)
  #expect(state == recents("a", current: "a"))
  #expect(recents("a", code, current: code) == recents("a"))
}
