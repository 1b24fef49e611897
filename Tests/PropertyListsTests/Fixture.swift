import Foundation
import MetaData
import PropertyLists
import Testing

/// A file of the folder `Fixtures`, and the importer that was built beside the tests.
enum Fixture {
  static func path(_ name: String) -> String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "Fixtures").appending(path: name).path
  }

  static func client(milliseconds: Int = 60_000) throws -> ImporterClient {
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let argument = URL(fileURLWithPath: CommandLine.arguments.first ?? "")
    let location: ImporterLocation? = [tests, argument].lazy
      .compactMap { ImporterLocation(beside: $0.deletingLastPathComponent().path) }.first
    let found: ImporterLocation = try #require(location, "no importer was built beside the tests")
    return ImporterClient(location: found, milliseconds: milliseconds)
  }

  static func list(_ name: String, options: ImportOptions = ImportOptions()) throws -> ImportedList
  {
    try client().list(of: .file(path(name)), options: options)
  }
}
