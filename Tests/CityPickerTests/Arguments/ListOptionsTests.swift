import MetaData
import Testing

@testable import citypicker

private func options(_ change: (inout Options) throws -> Void) rethrows -> Options {
  var options = Options()
  options.source = .standardInput
  try change(&options)
  return options
}

@Test(arguments: [
  (["-m"], Int.max), (["--multi"], .max), (["--multi=1"], 1), (["--multi=12"], 12), ([], 1),
])
func `several can be picked, up to a number`(arguments: [String], choices: Int) throws {
  #expect(try Options(arguments: arguments).choices == choices)
}

@Test func `the number of picks is never a word of its own`() throws {
  #expect(try Options(arguments: ["-m", "3"]).source == .file("3"))
  #expect(try Options(arguments: ["--multi", "3"]).source == .file("3"))
  let bundle = try Options(arguments: ["-m1"])
  #expect(bundle.choices == .max && bundle.shortcuts == .selectOne)
}

@Test(arguments: [
  (["--print0"], options { $0.answerEnd = .null }),
  (["--print-query"], options { $0.printsQuery = true }),
  (["--read0"], options { $0.lineEnd = .null }),
  (["--name-key", "n"], options { $0.shape.importing.nameKey = "n" }),
  (["--children-key=c"], options { $0.shape.importing.childrenKey = "c" }),
  (["--children-key="], options { $0.shape.importing.childrenKey = "" }),
  (["--reading-key", "r"], options { $0.shape.importing.readingKey = "r" }),
  (["--group-by", "g"], options { $0.shape.importing.sections = .grouped(by: "g") }),
  (["--regroup"], options { $0.shape.importing.sections = .byReading }),
  (["--explain"], options { $0.shape.isExplained = true }),
])
func `options about lists say what is wanted`(arguments: [String], expected: Options) throws {
  #expect(try Options(arguments: arguments + ["-"]) == expected)
}

@Test func `columns are read as other pickers read them`() throws {
  let given = ["-d", "\\t", "-n2,-1", "--with-nth", "{2} ({1})", "--accept-nth=1.."]
  let columns = LineColumns(
    delimiter: try #require(FieldDelimiter("\t")), searched: FieldRange.list("2,-1"),
    shown: FieldTemplate("{2} ({1})"), printed: FieldTemplate("1.."))
  let expected = options {
    $0.columns = columns
    $0.hasDelimiter = true
  }
  #expect(try Options(arguments: given + ["-"]) == expected)
  #expect(try Options(arguments: ["-n1", "-"]).hasDelimiter == false)
}

@Test(arguments: [
  ("--multi", "0"), ("--multi", "-1"), ("--multi", "x"), ("--multi", "99999999999999999999"),
  ("--delimiter", ""), ("--delimiter", "(a|b)"), ("--delimiter", "a.b"),
  ("--nth", ""), ("--nth", "0"), ("--nth", "1,"), ("--nth", "{1}"), ("--nth", "a"),
  ("--with-nth", ""), ("--with-nth", "name"), ("--accept-nth", "0"), ("--accept-nth", "{0}"),
  ("--name-key", ""), ("--reading-key", ""), ("--group-by", ""),
])
func `a value that means nothing for a list is refused`(option: String, value: String) {
  do {
    _ = try Options(arguments: ["\(option)=\(value)", "-"])
    Issue.record("\(option)=\(value) was taken")
  } catch {
    guard case .badValue(option, value, _) = error.fact else {
      Issue.record("\(error.fact)")
      return
    }
    #expect(error.line.hasPrefix("option '\(option)' cannot be '\(value)'; it must"))
  }
}

@Test func `an equals sign promises a number of picks`() {
  #expect(
    throws: ArgumentFault(
      fact: .missingValue(option: "--multi", value: "MAX"), origin: .commandLine)
  ) { _ = try Options(arguments: ["--multi="]) }
}
