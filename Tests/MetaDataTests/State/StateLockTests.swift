import Glibc
import Testing

@testable import MetaData

private let atOnce = Patience.milliseconds(0)

@Test func `one holds the lock, and the next as soon as it is given back`() throws {
  let folder = try TemporaryFolder()
  let state = try StateFolder(try #require(folder.location), ifAbsent: .make)
  do {
    let lock = try StateLock(in: state, waiting: atOnce)
    #expect(throws: StateFault.busy) { _ = try StateLock(in: state, waiting: atOnce) }
    _ = consume lock
  }
  _ = try StateLock(in: state, waiting: atOnce)
  #expect(folder.mode(of: folder.path + "/citypicker/lock") == 0o600)
}

@Test func `a link in the place of the lock is not followed`() throws {
  let folder = try TemporaryFolder()
  let state = try StateFolder(try #require(folder.location), ifAbsent: .make)
  symlink(folder.path + "/elsewhere", folder.path + "/citypicker/lock")
  #expect(throws: StateFault.failed(.lock, ELOOP)) {
    _ = try StateLock(in: state, waiting: atOnce)
  }
  #expect(folder.files(in: "") == ["citypicker"])
}
