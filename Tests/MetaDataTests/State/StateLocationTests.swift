import Glibc
import Testing

@testable import MetaData

@Test(
  arguments: [
    ("/state", "/home/a", "/state/citypicker"),
    (nil, "/home/a", "/home/a/.local/state/citypicker"),
    ("", "/home/a", "/home/a/.local/state/citypicker"),
    ("relative", "/home/a", "/home/a/.local/state/citypicker"),
    ("/state", nil, "/state/citypicker"),
    (nil, nil, nil), ("", "", nil), ("./x", "home", nil),
  ] as [(String?, String?, String?)])
func `the state folder follows the XDG rules`(xdg: String?, home: String?, folder: String?) {
  #expect(StateLocation(xdgStateHome: xdg, home: home)?.folder == folder)
}

@Test func `a file has one state however its path is written`() throws {
  let folder = try TemporaryFolder()
  try folder.write("x", to: folder.path + "/a")
  try folder.write("x", to: folder.path + "/b")
  _ = try folder.makeStateFolder()
  let name = try #require(StateLocation.name(forFile: folder.path + "/a"))
  #expect(name == StateLocation.name(forFile: folder.path + "/citypicker/.././a"))
  #expect(name != StateLocation.name(forFile: folder.path + "/b"))
  #expect(name.hasPrefix("recents-") && name.utf8.count == 24)
  #expect(StateLocation.name(forFile: folder.path + "/absent") == nil)
}

@Test func `the name of a state is the same in every run`() {
  #expect(StateLocation.name(forFile: "/") == "recents-af63a24c860189fe")
}

@Test func `only the superuser keeps out of folders of others`() throws {
  let folder = try TemporaryFolder()
  var status = stat()
  try #require(stat(folder.path, &status) == 0)
  let below = StateLocation(xdgStateHome: folder.path + "/not/yet", home: nil)
  #expect(below?.isForeign(user: 0) == (status.st_uid != 0))
  #expect(below?.isForeign(user: 12345) == false)
}
