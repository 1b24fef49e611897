import MetaData
import Testing

@testable import citypicker

private func city(_ code: String) throws -> Item {
  try #require(Catalog.builtIn.item(code: code))
}

private func options(_ output: Options.Output) -> Options {
  var options = Options()
  options.output = output
  return options
}

@Test(arguments: [
  (Options.Output.fields(["name"]), "长沙\n"),
  (.fields(["code", "full", "phone"]), "430100\t长沙市\t0731\n"),
  (.fields(["hot", "name"]), "\t长沙\n"),
])
func `fields stand between tabs, an absent one is empty`(
  output: Options.Output, lines: String
) throws {
  #expect(options(output).lines(for: [try city("430100")]) == lines)
}

@Test func `a template makes a line for each answer`() throws {
  let output = Options.Output.template(try Template("{name}:{code};"))
  let lines = options(output).lines(for: [try city("430100"), try city("310000")])
  #expect(lines == "长沙:430100;\n上海:310000;\n")
}

@Test func `JSON is one object a line`() throws {
  let lines = options(.json).lines(for: [try city("430100"), try city("310000")])
  let rows = lines.split(separator: "\n")
  #expect(rows.count == 2)
  #expect(rows.allSatisfy { $0.hasPrefix("{\"name\":") && $0.hasSuffix("}") })
}

@Test func `an answer may end with NUL, whatever its form`() throws {
  for output in [Options.Output.fields(["name"]), .template(try Template("{name}")), .json] {
    var options = options(output)
    options.answerEnd = .null
    let lines = options.lines(for: [try city("430100"), try city("310000")])
    #expect(lines.count { $0 == "\0" } == 2 && lines.hasSuffix("\0"))
    #expect(!lines.contains("\n"))
  }
}
