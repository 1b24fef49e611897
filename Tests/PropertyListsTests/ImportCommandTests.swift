import MetaData
import Testing

@testable import citypicker_import

struct ImportCommandTests {
  @Test func `arguments of the client come back as its options`() {
    let options = ImportOptions(
      nameKey: "--", childrenKey: "", readingKey: "r", sections: .grouped(by: "g"))
    #expect(
      ImportCommand(["--import"] + options.arguments + ["--", "-a"])
        == .list(file: "-a", options: options))
    #expect(
      ImportCommand(["--import", "--regroup", "--", "-"])
        == .list(file: "-", options: ImportOptions(sections: .byReading)))
    #expect(
      ImportCommand(["--convert", "o.json", "--", "f"]) == .convert(file: "f", output: "o.json"))
    #expect(
      ImportCommand(["--compile", "c", "p", "-o", "x"])
        == .compile(cities: "c", provinces: "p", output: "x"))
  }

  @Test(arguments: [
    [], ["--import"], ["--import", "f"], ["--import", "--"], ["--import", "--", "a", "b"],
    ["--import", "--name-key", "--"], ["--import", "--nope", "k", "--", "f"], ["--convert", "a"],
  ])
  func `arguments that make no sense are refused`(arguments: [String]) {
    #expect(ImportCommand(arguments) == nil)
  }
}
