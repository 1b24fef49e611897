import Glibc
import Testing

/// Many that save at once, and one that is killed while it saves.
struct SavingTests {
  private func recents(in folder: Folder) throws -> [Substring] {
    let listing = try Program.run("--list", "-o", "code", "--recents", "200", in: folder)
    #expect(listing.ending == .exited(0))
    #expect(listing.errors == "")
    let rows = listing.output.split(separator: "\n")
    guard let end = rows.firstIndex(of: "# 热门城市"), end > 0 else { return [] }
    return Array(rows[1..<end])
  }

  @Test func `of twenty cities set at the same moment none is lost`() throws {
    let folder = try Folder()
    let listing = try Program.run("-f", "", "-o", "code", in: folder)
    let codes = listing.output.split(separator: "\n").prefix(20).map(String.init)
    #expect(codes.count == 20)
    let nothing = open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { close(nothing) }
    let children = try codes.map { code in
      try Child.start(
        [Program.picker, "--recents", "200", "--set", code],
        environment: Program.environment(folder), descriptors: [nothing, nothing, nothing])
    }
    #expect(children.map { $0.wait() } == codes.map { _ in .exited(0) })
    #expect(try recents(in: folder).map(String.init).sorted() == codes.sorted())
  }

  @Test func `killed two hundred times while saving, the file is never torn`() throws {
    let folder = try Folder()
    let codes = ["110000", "310000", "440100", "440300"]
    #expect(try Program.run("--set", codes[0], in: folder).ending == .exited(0))
    let nothing = open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { close(nothing) }
    var killed = 0
    for round in 0..<200 {
      let child = try Child.start(
        [Program.picker, "--set", codes[round % codes.count]],
        environment: Program.environment(folder), descriptors: [nothing, nothing, nothing])
      // The moment differs from round to round, from the first instruction to the last.
      _ = waitForInput(-1, milliseconds: Int32(round % 20))
      child.send(SIGKILL)
      if child.wait() == .killed(SIGKILL) { killed += 1 }
      let current = try Program.run("--current", "-o", "code", in: folder)
      #expect(codes.contains(String(current.output.dropLast())))
      #expect(current.errors == "")
      #expect(folder.names(in: "state/citypicker").count <= 3)
    }
    #expect(killed > 0)
    #expect(try Set(recents(in: folder).map(String.init)).isSubset(of: codes))
  }
}
