import Foundation
import MetaData
import Testing

private let codes = Catalog.builtIn.cities.prefix(20).map(\.code)

private func recents(of program: BuiltProgram) -> (recents: Recents, fault: StateFault?) {
  let location = StateLocation(xdgStateHome: program.folder, home: nil)
  return location.map { StateFile(location: $0).read() } ?? (Recents(), .noHome)
}

@Test func `twenty processes at the same moment lose no city`() throws {
  let program = try BuiltProgram()
  let processes = try codes.map { try program.process(["--set", $0, "--recents", "200"]) }
  for process in processes { try process.run() }
  for process in processes { process.waitUntilExit() }
  #expect(processes.allSatisfy { $0.terminationStatus == 0 })
  #expect(Set(recents(of: program).recents.codes) == Set(codes))
}

@Test func `processes killed at any moment leave a whole file and no rubbish`() throws {
  let program = try BuiltProgram()
  var random = SystemRandomNumberGenerator()
  for number in 0..<200 {
    let process = try program.process(["--set", codes[number % codes.count]])
    try process.run()
    // From before its start until after its end: the moment is left to chance.
    for _ in 0..<Int.random(in: 0..<4000, using: &random) { sched_yield() }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    let read = recents(of: program)
    try #require(read.fault == nil)
    try #require(read.recents.codes.allSatisfy { codes.contains($0) })
  }
  let last = try program.run("--set", codes[0])
  #expect(last == BuiltProgram.Result(output: "", errors: "", status: 0))
  let files = try FileManager.default.contentsOfDirectory(atPath: program.folder + "/citypicker")
  #expect(files.sorted() == ["lock", "recents"])
}

@Test func `without a place to keep it the choice is printed and a line says so`() throws {
  let result = try BuiltProgram().run(
    "-1", "-q", "lasa", variables: ["XDG_STATE_HOME": "relative"])
  #expect(result.output == "拉萨\n")
  #expect(result.status == 0)
  #expect(result.errors.hasPrefix("citypicker: recents are not kept: "))
  #expect(result.errors.count { $0 == "\n" } == 1)
}

@Test func `a trouble with the state is told once, though the file is read twice`() throws {
  let program = try BuiltProgram()
  _ = try program.run("--set", codes[0])
  try "rubbish\n".write(toFile: program.stateFile, atomically: false, encoding: .utf8)
  let result = try program.run("--forget")
  #expect(result.status == 0)
  #expect(result.errors == "citypicker: \(program.stateFile): a bad line is left out\n")
  #expect(try program.run("--current").errors == "")
}
