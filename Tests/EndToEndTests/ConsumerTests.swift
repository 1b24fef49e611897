import Testing

/// `Tests/Consumer` is somebody else's package, which depends on this one by its path.
struct ConsumerTests {
  @Test func `another package lists the sections and searches`() throws {
    let folder = try Folder()
    var environment = Program.environment(folder)
    // Not in the folder of the test: what was built is still good for the next run.
    environment["HOME"] = Program.package + "/.build/consumer-home"
    let scratch = Program.package + "/.build/consumer"
    let build = try Child.run(
      [
        "swift", "build", "--package-path", Program.package + "/Tests/Consumer", "--scratch-path",
        scratch,
      ], environment: environment)
    #expect(build.ending == .exited(0), "\(build.output)\(build.errors)")
    let run = try Child.run([scratch + "/debug/Consumer"], environment: environment)
    #expect(run.ending == .exited(0))
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 24)
    #expect(lines.first == "# hot 12")
    #expect(lines.dropFirst().first?.hasPrefix("# A ") == true)
    #expect(lines.last == "重庆 500000")
  }
}
