import Foundation
import Testing

/// The program as it was built beside the tests, run in a world of its own: no variable of the tester's
/// reaches it, and what it keeps goes with the value.
final class BuiltProgram: Sendable {
  struct Result: Equatable {
    var output: String
    var errors: String
    var status: Int32
  }

  let folder: String

  init() throws {
    folder = FileManager.default.temporaryDirectory.path + "/citypicker-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  var stateFile: String { folder + "/citypicker/recents" }

  func process(_ arguments: [String], _ variables: [String: String] = [:]) throws -> Process {
    let process = Process()
    let executable: URL = try #require(Self.executable, "no citypicker was built beside the tests")
    process.executableURL = executable
    process.arguments = arguments
    process.environment = ["XDG_STATE_HOME": folder].merging(variables) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    return process
  }

  func run(_ arguments: String..., variables: [String: String] = [:]) throws -> Result {
    try run(arguments, variables: variables)
  }

  /// Writes a file into the world of the program; its path.
  func file(_ name: String, _ bytes: some Sequence<UInt8>) throws -> String {
    let path = folder + "/" + name
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    return path
  }

  func run(
    _ arguments: [String], variables: [String: String] = [:], input: String? = nil
  ) throws -> Result {
    let process = try process(arguments, variables)
    if let input {
      process.standardInput = try FileHandle(forReadingFrom: URL(fileURLWithPath: input))
    }
    let output = Pipe()
    // A file, since two pipes would have to be read at the same time.
    let errors = folder + "/errors-\(UUID().uuidString)"
    try "".write(toFile: errors, atomically: false, encoding: .utf8)
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: errors))
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return Result(
      output: text, errors: try String(contentsOfFile: errors, encoding: .utf8),
      status: process.terminationStatus)
  }

  private static var executable: URL? {
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let argument = URL(fileURLWithPath: CommandLine.arguments.first ?? "")
    return [tests, argument].map { $0.deletingLastPathComponent().appending(path: "citypicker") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
