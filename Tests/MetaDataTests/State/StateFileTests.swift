import Glibc
import Testing

@testable import MetaData

private let atOnce = Patience.milliseconds(0)

@Test func `an absent file holds nothing and nothing is wrong`() throws {
  let folder = try TemporaryFolder()
  let read = StateFile(location: try #require(folder.location)).read()
  #expect(read.recents == Recents())
  #expect(read.fault == nil)
  #expect(folder.files() == [])
}

@Test func `what is recorded is read again, from a file for its owner alone`() throws {
  let folder = try TemporaryFolder()
  let file = StateFile(location: try #require(folder.location))
  try file.change(waiting: atOnce) { $0.record("310000", keeping: 8) }
  try file.change(waiting: atOnce) { $0.record("110000", keeping: 8) }
  let read = file.read()
  #expect(read.recents == Recents(codes: ["110000", "310000"], current: "110000"))
  #expect(read.fault == nil)
  #expect(folder.mode(of: file.path) == 0o600)
  #expect(folder.mode(of: folder.path + "/citypicker") == 0o700)
  #expect(folder.files() == ["lock", "recents"])
}

@Test func `missing folders are made for their owner alone`() throws {
  let folder = try TemporaryFolder()
  let location = try #require(StateLocation(xdgStateHome: nil, home: folder.path))
  try StateFile(location: location).change(waiting: atOnce) { $0.record("1", keeping: 8) }
  #expect(folder.mode(of: folder.path + "/.local") == 0o700)
  #expect(folder.mode(of: folder.path + "/.local/state/citypicker") == 0o700)
}

@Test func `what another process wrote meanwhile is kept`() throws {
  let folder = try TemporaryFolder()
  let file = StateFile(location: try #require(folder.location))
  try file.change(waiting: atOnce) { $0.record("a", keeping: 8) }
  try folder.write("current z\nrecent z\nrecent a\n", to: file.path)
  let after = try file.change(waiting: atOnce) { $0.record("b", keeping: 8) }
  #expect(after.recents == Recents(codes: ["b", "z", "a"], current: "b"))
}

@Test func `codes that no catalog knows stay in the file`() throws {
  let folder = try TemporaryFolder()
  let file = StateFile(location: try #require(folder.location))
  _ = try folder.makeStateFolder()
  try folder.write("recent gone-1\nrecent 310000\n", to: file.path)
  try file.change(waiting: atOnce) { $0.record("310000", keeping: 8) }
  #expect(try folder.text(of: file.path) == "current 310000\nrecent 310000\nrecent gone-1\n")
}

@Test func `bad lines are told once and gone with the next write`() throws {
  let folder = try TemporaryFolder()
  let file = StateFile(location: try #require(folder.location))
  _ = try folder.makeStateFolder()
  try folder.write("current a\nrubbish\nrecent a\n\u{1B}[0m\n", to: file.path)
  #expect(file.read().recents == Recents(codes: ["a"], current: "a"))
  #expect(file.read().fault == .badLines(2))
  #expect(try file.change(waiting: atOnce) { $0.record("a", keeping: 8) }.fault == .badLines(2))
  #expect(try folder.text(of: file.path) == "current a\nrecent a\n")
  #expect(file.read().fault == nil)
}

@Test(arguments: [
  (Array("recent a\n".utf8) + [0], StateFault.notText),
  ([UInt8](repeating: UInt8(ascii: "\n"), count: 65_537), .tooLarge),
])
func `a file that is no state counts as empty and is written whole`(
  bytes: [UInt8], fault: StateFault
) throws {
  let folder = try TemporaryFolder()
  let file = StateFile(location: try #require(folder.location))
  _ = try folder.makeStateFolder()
  try folder.write(bytes, to: file.path)
  #expect(file.read().recents == Recents())
  #expect(file.read().fault == fault)
  try file.change(waiting: atOnce) { $0.record("b", keeping: 8) }
  #expect(try folder.text(of: file.path) == "current b\nrecent b\n")
}

@Test func `a file that anybody may write is not believed, and written anew`() throws {
  let folder = try TemporaryFolder()
  let file = StateFile(location: try #require(folder.location))
  _ = try folder.makeStateFolder()
  try folder.write("current a\n", to: file.path)
  chmod(file.path, 0o666)
  #expect(file.read().recents == Recents())
  #expect(file.read().fault == .worldWritable)
  try file.change(waiting: atOnce) { $0.record("b", keeping: 8) }
  #expect(folder.mode(of: file.path) == 0o600)
  #expect(file.read().recents.codes == ["b"])
}

@Test(arguments: ["link", "dangling", "pipe", "folder", "device"])
func `what is no ordinary file is neither followed nor replaced`(kind: String) throws {
  let folder = try TemporaryFolder()
  let file = StateFile(location: try #require(folder.location))
  _ = try folder.makeStateFolder()
  switch kind {
  case "link":
    try folder.write("current a\n", to: folder.path + "/target")
    symlink(folder.path + "/target", file.path)
  case "dangling": symlink(folder.path + "/nowhere", file.path)
  case "pipe": mkfifo(file.path, 0o600)
  case "folder": mkdir(file.path, 0o700)
  default:
    // The null device; only the superuser may make one.
    if mknod(file.path, S_IFCHR | 0o600, 1 << 8 | 3) != 0 { return }
  }
  var before = stat()
  var after = stat()
  lstat(file.path, &before)
  #expect(file.read().recents == Recents())
  #expect(file.read().fault == .notOrdinary)
  #expect(throws: StateFault.notOrdinary) {
    try file.change(waiting: atOnce) { $0.record("b", keeping: 8) }
  }
  lstat(file.path, &after)
  #expect(before.st_ino == after.st_ino)
  #expect(folder.files() == ["lock", "recents"])
  #expect(folder.files(in: "") == (kind == "link" ? ["citypicker", "target"] : ["citypicker"]))
}

@Test func `what a killed process left beside the file does not stand in the way`() throws {
  let folder = try TemporaryFolder()
  let file = StateFile(location: try #require(folder.location))
  let state = try folder.makeStateFolder()
  try folder.write("current half", to: state + "/new")
  try file.change(waiting: atOnce) { $0.record("b", keeping: 8) }
  #expect(folder.files() == ["lock", "recents"])
  #expect(file.read().recents.codes == ["b"])
}

@Test func `a lock that is held too long is a fault and nothing is written`() throws {
  let folder = try TemporaryFolder()
  let file = StateFile(location: try #require(folder.location))
  try file.change(waiting: atOnce) { $0.record("a", keeping: 8) }
  let holder = open(folder.path + "/citypicker/lock", O_RDWR | O_CLOEXEC)
  try #require(flock(holder, LOCK_EX | LOCK_NB) == 0)
  #expect(throws: StateFault.busy) {
    try file.change(waiting: atOnce) { $0.record("b", keeping: 8) }
  }
  #expect(file.read().recents.codes == ["a"])
  close(holder)
  try file.change(waiting: atOnce) { $0.record("b", keeping: 8) }
  #expect(file.read().recents.codes == ["b", "a"])
}

@Test func `where a file stands instead of the folder, the fault names the step`() throws {
  let folder = try TemporaryFolder()
  try folder.write("", to: folder.path + "/citypicker")
  let file = StateFile(location: try #require(folder.location))
  #expect(file.read().fault == .failed(.open, ENOTDIR))
  #expect(throws: StateFault.failed(.open, ENOTDIR)) {
    try file.change(waiting: atOnce) { $0.forget() }
  }
}

@Test func `twenty writers at once lose nothing`() async throws {
  let folder = try TemporaryFolder()
  let file = StateFile(location: try #require(folder.location))
  try await withThrowingTaskGroup(of: Void.self) { group in
    for number in 0..<20 {
      group.addTask {
        for round in 0..<5 {
          try file.change(waiting: .milliseconds(60_000)) {
            $0.record("\(number)-\(round)", keeping: 200)
          }
        }
      }
    }
    try await group.waitForAll()
  }
  let expected = Set((0..<20).flatMap { number in (0..<5).map { "\(number)-\($0)" } })
  #expect(Set(file.read().recents.codes) == expected)
}

@Test func `writing the same again leaves the file as it is`() throws {
  let folder = try TemporaryFolder()
  let file = StateFile(location: try #require(folder.location))
  try file.change(waiting: atOnce) { $0.record("a", keeping: 8) }
  var before = stat()
  var after = stat()
  stat(file.path, &before)
  try file.change(waiting: atOnce) { $0.record("a", keeping: 8) }
  stat(file.path, &after)
  #expect(before.st_ino == after.st_ino)
}
