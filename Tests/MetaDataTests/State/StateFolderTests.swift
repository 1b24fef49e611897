import Glibc
import Testing

@testable import MetaData

private func fault(_ location: StateLocation, _ absence: StateFolder.Absence) -> StateFault? {
  do {
    _ = try StateFolder(location, ifAbsent: absence)
    return nil
  } catch {
    return error
  }
}

@Test func `a folder is made where it is wanted and nowhere else`() throws {
  let folder = try TemporaryFolder()
  let location = try #require(StateLocation(xdgStateHome: folder.path + "/a/b", home: nil))
  #expect(fault(location, .error) == .failed(.open, ENOENT))
  #expect(folder.files(in: "") == [])
  #expect(fault(location, .make) == nil)
  #expect(fault(location, .error) == nil)
  #expect(folder.mode(of: folder.path + "/a") == 0o700)
  #expect(folder.mode(of: location.folder) == 0o700)
}

@Test func `a folder that is there keeps its mode`() throws {
  let folder = try TemporaryFolder()
  chmod(folder.path, 0o755)
  #expect(fault(try #require(folder.location), .make) == nil)
  #expect(folder.mode(of: folder.path) == 0o755)
}

@Test func `what belongs to somebody else is left alone`() throws {
  // Only the superuser can give a folder away.
  guard geteuid() == 0 else { return }
  let folder = try TemporaryFolder()
  let location = try #require(folder.location)
  let state = try folder.makeStateFolder()
  chown(state, 12345, 12345)
  #expect(fault(location, .make) == .foreign)
  chown(folder.path, 12345, 12345)
  #expect(fault(location, .make) == .foreignHome)
  let file = StateFile(location: location)
  #expect(file.read().fault == .foreignHome)
  #expect(throws: StateFault.foreignHome) {
    try file.change(waiting: .milliseconds(0)) { $0.record("a", keeping: 8) }
  }
  #expect(folder.files() == [])
}

@Test func `syncing a folder finds nothing in its way`() throws {
  let folder = try TemporaryFolder()
  let state = try StateFolder(try #require(folder.location), ifAbsent: .make)
  let fault = state.sync()
  #expect(fault == nil)
}
