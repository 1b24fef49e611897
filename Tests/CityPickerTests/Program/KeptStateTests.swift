import MetaData
import Testing

@testable import citypicker

private func file(_ program: BuiltProgram) -> StateFile? {
  StateLocation(xdgStateHome: program.folder, home: nil).map { StateFile(location: $0) }
}

@Test func `several picks are recorded in their order`() throws {
  var state = KeptState(file(try BuiltProgram()))
  let saved = state.save(.record(["a", "b"], keeping: 8), waiting: .milliseconds(0))
  #expect(saved)
  let recents = state.read()
  #expect(recents == Recents(codes: ["b", "a"], current: "b"))
  #expect(state.warnings == [])
}

@Test func `without a file nothing is known, and saving warns once`() {
  var state = KeptState(nil)
  let before = state.read()
  #expect(before == Recents())
  #expect(state.warnings == [])
  let first = state.save(.forget, waiting: .milliseconds(0))
  let second = state.save(.forget, waiting: .milliseconds(0))
  #expect(!first && !second)
  #expect(state.warnings.count == 1)
}

@Test(arguments: [
  (StateChange.record(["c", "d"], keeping: 2), Recents(codes: ["d", "c"], current: "d")),
  (.choose("c"), Recents(codes: ["b", "a"], current: "c")),
  (.forget, Recents(codes: [], current: "b")),
])
func `each change does what it says and nothing else`(change: StateChange, after: Recents) {
  var recents = Recents(codes: ["b", "a"], current: "b")
  change.apply(to: &recents)
  #expect(recents == after)
}
