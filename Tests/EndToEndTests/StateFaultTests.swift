import Glibc
import Testing

/// A state file that somebody or something has spoilt: the choice is made all the same.
struct StateFaultTests {
  enum Fault: CaseIterable {
    case link, fifo, folder, garbage, large, unwritable
  }

  private func make(_ fault: Fault, in folder: Folder) throws {
    try folder.makeFolder("state")
    try folder.makeFolder("state/citypicker")
    let name = "state/citypicker/recents"
    switch fault {
    case .link:
      try folder.write(Array("mine\n".utf8), to: "target")
      #expect(symlink(folder.file("target"), folder.file(name)) == 0)
    case .fifo: #expect(mkfifo(folder.file(name), 0o600) == 0)
    case .folder: try folder.makeFolder(name)
    case .garbage:
      try folder.write((0..<3_000).map { UInt8(truncatingIfNeeded: $0 &* 197) }, to: name)
    case .large: try folder.write([UInt8](repeating: 0x31, count: 70_000), to: name)
    case .unwritable:
      #expect(unlink(folder.file(name)) == -1)
      #expect(rmdir(folder.file("state/citypicker")) == 0)
      try folder.write([], to: "state/citypicker")
    }
  }

  @Test(arguments: Fault.allCases)
  func `a pick is printed with at most one line of warning`(fault: Fault) throws {
    let folder = try Folder()
    try make(fault, in: folder)
    let result = try Program.run("-1", "-q", "lasa", in: folder)
    #expect(result.ending == .exited(0))
    #expect(result.output == "拉萨\n")
    #expect(result.errors.hasPrefix("citypicker: "))
    #expect(result.errors.split(separator: "\n").count == 1)
    if fault == .link { #expect(folder.text("target") == "mine\n") }
  }

  @Test(arguments: [Fault.garbage, .large])
  func `the next write makes a spoilt file whole`(fault: Fault) throws {
    let folder = try Folder()
    try make(fault, in: folder)
    _ = try Program.run("-1", "-q", "lasa", in: folder)
    let after = try Program.run("--current", in: folder)
    #expect(after.output == "拉萨\n")
    #expect(after.errors == "")
  }
}
