import Testing

@testable import MetaData

private let patient = Patience.milliseconds(60_000)

@Test func `whoever listens is told of each change`() async throws {
  let folder = try TemporaryFolder()
  let file = StateFile(location: try #require(folder.location))
  try file.change(waiting: patient) { $0.record("before", keeping: 8) }
  var told: [String?] = []
  var changes = try file.changes().makeAsyncIterator()
  for code in ["a", "b", "c"] {
    try file.change(waiting: patient) { $0.record(code, keeping: 8) }
    told.append(await changes.next()?.current)
  }
  #expect(told == ["a", "b", "c"])
}

@Test func `two listen without a word between them`() async throws {
  let folder = try TemporaryFolder()
  let file = StateFile(location: try #require(folder.location))
  var one = try file.changes().makeAsyncIterator()
  var other = try file.changes().makeAsyncIterator()
  try file.change(waiting: patient) { $0.record("a", keeping: 8) }
  #expect(await one.next()?.current == "a")
  #expect(await other.next()?.current == "a")
}

@Test func `a task that is cancelled listens no more`() async throws {
  let folder = try TemporaryFolder()
  let file = StateFile(location: try #require(folder.location))
  let changes = try file.changes()
  let listener = Task {
    var count = 0
    for await _ in changes { count += 1 }
    return count
  }
  listener.cancel()
  #expect(await listener.value == 0)
}
