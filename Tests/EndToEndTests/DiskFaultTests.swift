import Testing

/// Calls of the system that fail while the choice is saved, made to fail by strace.
struct DiskFaultTests {
  /// Not every machine lets one process trace another.
  static let canTrace: Bool = {
    guard let folder = try? Folder() else { return false }
    let result = try? Program.runShell("strace -f -o trace true", in: folder)
    return result?.ending == .exited(0)
  }()

  @Test(
    .enabled(if: canTrace, "strace cannot trace here"),
    arguments: [
      "rename,renameat,renameat2:error=EIO", "fsync:error=EIO", "write:error=ENOSPC:when=2",
    ])
  func `the choice is printed, the old state stays, and no stray file`(fault: String) throws {
    let folder = try Folder()
    #expect(try Program.run("--set", "北京", in: folder).ending == .exited(0))
    let names = folder.names(in: "state/citypicker")
    let result = try Program.runShell(
      "strace -f -o trace -e inject=\(fault) citypicker -1 -q lasa", in: folder)
    #expect(result.ending == .exited(0))
    #expect(result.output == "拉萨\n")
    #expect(result.errors.hasPrefix("citypicker: "))
    #expect(result.errors.split(separator: "\n").count == 1)
    #expect(try Program.run("--current", in: folder).output == "北京\n")
    #expect(folder.names(in: "state/citypicker") == names)
  }
}
