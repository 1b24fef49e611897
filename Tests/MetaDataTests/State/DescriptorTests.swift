import Glibc
import Testing

@testable import MetaData

private func opened(_ path: String, _ flags: Int32) throws -> Descriptor {
  let here = Descriptor(taking: open("/", O_RDONLY | O_CLOEXEC))
  return try Descriptor(opening: path, in: here, flags, mode: 0o600, step: .open)
}

@Test func `no program started from here inherits a descriptor`() throws {
  let folder = try TemporaryFolder()
  let file = try opened(folder.path + "/a", O_WRONLY | O_CREAT)
  let flags = fcntl(file.number, F_GETFD)
  #expect(flags & FD_CLOEXEC != 0)
  try file.closeChecked()
}

@Test func `a descriptor is closed with its value`() throws {
  var ends: [Int32] = [0, 0]
  try #require(pipe(&ends) == 0)
  let reading = Descriptor(taking: ends[0])
  _ = Descriptor(taking: ends[1])
  // The end of the pipe is told only when nobody holds its other side.
  let bytes = try reading.bytes(limit: 1)
  #expect(bytes == [])
}

@Test func `what is written is read, up to a limit and one`() throws {
  let folder = try TemporaryFolder()
  let bytes = (0..<10_000).map { UInt8(truncatingIfNeeded: $0) }
  let file = try opened(folder.path + "/a", O_WRONLY | O_CREAT)
  try file.write(bytes)
  try file.sync()
  let whole = try opened(folder.path + "/a", O_RDONLY).bytes(limit: 20_000)
  #expect(whole == bytes)
  let some = try opened(folder.path + "/a", O_RDONLY).bytes(limit: 10)
  #expect(some.count > 10 && bytes.starts(with: some))
}

@Test func `the system's refusal comes with the step and its number`() throws {
  #expect(throws: StateFault.failed(.open, ENOENT)) { _ = try opened("/nowhere/x", O_RDONLY) }
  #expect(throws: StateFault.failed(.write, ENOSPC)) {
    try opened("/dev/full", O_WRONLY).write([1])
  }
  #expect(throws: StateFault.failed(.read, EISDIR)) {
    _ = try opened("/", O_RDONLY | O_DIRECTORY).bytes(limit: 1)
  }
}
