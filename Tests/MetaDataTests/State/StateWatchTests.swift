import Testing

@testable import MetaData

private let patient = Patience.milliseconds(60_000)

@Test func `a change since the last look is told at once`() throws {
  let folder = try TemporaryFolder()
  let file = StateFile(location: try #require(folder.location))
  let watch = try StateWatch(file)
  try file.change(waiting: patient) { $0.record("a", keeping: 8) }
  let changed = try #require(watch.next(after: Recents()))
  #expect(changed == Recents(codes: ["a"], current: "a"))
}

@Test func `waiting ends with the next change and not with what changes nothing`() async throws {
  let folder = try TemporaryFolder()
  let file = StateFile(location: try #require(folder.location))
  try file.change(waiting: patient) { $0.record("a", keeping: 8) }
  let watch = try StateWatch(file)
  let seen = file.read().recents
  async let changed = Task.detached { watch.next(after: seen) }.value
  try folder.write("x", to: folder.path + "/citypicker/unrelated")
  try file.change(waiting: patient) { $0.record("b", keeping: 8) }
  #expect(await changed?.current == "b")
}

@Test func `a stopped watch waits no more`() throws {
  let folder = try TemporaryFolder()
  let file = StateFile(location: try #require(folder.location))
  let watch = try StateWatch(file)
  watch.stop()
  #expect(watch.next(after: Recents()) == nil)
  #expect(watch.next(after: Recents()) == nil)
}

@Test func `a watch ends with its folder`() throws {
  let folder = try TemporaryFolder()
  let watch = try StateWatch(StateFile(location: try #require(folder.location)))
  try folder.remove("/citypicker")
  #expect(watch.next(after: Recents()) == nil)
}
