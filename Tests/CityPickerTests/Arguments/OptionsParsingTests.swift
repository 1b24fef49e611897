import MetaData
import TUI
import Testing

@testable import citypicker

private func options(_ change: (inout Options) -> Void) -> Options {
  var options = Options()
  change(&options)
  return options
}

private func fault(
  _ arguments: [String], defaults: String = ""
) -> ArgumentFault.Fact? {
  do {
    _ = try Options(arguments: arguments, defaults: defaults)
    return nil
  } catch {
    return error.fact
  }
}

@Test(arguments: [
  ([], Options()),
  (["-q", "bj"], options { $0.query = "bj" }),
  (["-qbj"], options { $0.query = "bj" }),
  (["--query", "bj"], options { $0.query = "bj" }),
  (["--query=b=j"], options { $0.query = "b=j" }),
  (["--query="], options { $0.query = "" }),
  (["-10"], options { $0.shortcuts = [.selectOne, .exitZero] }),
  (
    ["-10qbj"],
    options {
      $0.shortcuts = [.selectOne, .exitZero]
      $0.query = "bj"
    }
  ),
  (["-f", ""], options { $0.task = .filter("") }),
  (["-f", "--list"], options { $0.task = .filter("--list") }),
  (["--list"], options { $0.task = .list }),
  (["--current"], options { $0.task = .current }),
  (["--set", "310000"], options { $0.task = .set("310000") }),
  (["--watch"], options { $0.task = .watch }),
  (["--forget"], options { $0.task = .forget }),
  (["-o", "code,name"], options { $0.output = .fields(["code", "name"]) }),
  (["--json"], options { $0.output = .json }),
  (["-o", "code", "-o", "name"], options { $0.output = .fields(["name"]) }),
  (["--level", "city,county"], options { $0.levels = [.city, .county] }),
  (["--level", "any"], options { $0.levels = .any }),
  (["-e", "+s", "--fuzzy-sounds"], options { $0.matching = [.exact, .listOrder, .fuzzySounds] }),
  (["--no-sort"], options { $0.matching = .listOrder }),
  (["--recents", "200"], options { $0.recents = .keep(200) }),
  (["--no-recents"], options { $0.recents = .off }),
  (["--keys", "bj<enter>"], options { $0.script = Options.Script(keys: "bj<enter>") }),
  (
    ["--print-screen", "--size", "40x12"],
    options {
      $0.script = Options.Script(size: Size(columns: 40, rows: 12), printsScreen: true)
    }
  ),
  (["--color", "16"], options { $0.color = .sixteen }),
  (["--no-mouse"], options { $0.mouse = .off }),
  (["--lang", "zh-Hant"], options { $0.language = .traditional }),
  (["-"], options { $0.source = .standardInput }),
  (["--", "-q"], options { $0.source = .file("-q") }),
  (
    ["list.json", "-e"],
    options {
      $0.source = .file("list.json"); $0.matching = .exact
    }
  ),
  (["-Vh"], options { $0.task = .version }),
  (["--list", "--filter", "x", "--help"], options { $0.task = .help }),
])
func `arguments say what is wanted`(arguments: [String], expected: Options) throws {
  #expect(try Options(arguments: arguments) == expected)
}

@Test(arguments: [
  (["--qurey"], ArgumentFault.Fact.unknownOption("--qurey", suggestion: "--query")),
  (["--quer=x"], .unknownOption("--quer", suggestion: "--query")),
  (["--frobnicate"], .unknownOption("--frobnicate", suggestion: nil)),
  (["-x"], .unknownOption("-x", suggestion: nil)),
  (["-help"], .unknownOption("-help", suggestion: "--help")),
  (["-q"], .missingValue(option: "-q", value: "TEXT")),
  (["--size"], .missingValue(option: "--size", value: "WxH")),
  (["--list=yes"], .unexpectedValue(option: "--list")),
  (["a", "b"], .unexpectedOperand("b")),
  (["-f", "x", "--list"], .contradiction("--filter", "--list")),
  (["--set", "x", "--current"], .contradiction("--set", "--current")),
  (["-q", "x", "--list"], .contradiction("--query", "--list")),
  (["--json", "-o", "code"], .contradiction("--json", "--output")),
  (["--no-recents", "--recents", "3"], .contradiction("--no-recents", "--recents")),
  (["--size", "80x24"], .needs(option: "--size", ["--keys", "--print-screen"])),
])
func `faulty arguments are told apart`(arguments: [String], expected: ArgumentFault.Fact) {
  #expect(fault(arguments) == expected)
}

@Test func `a template is read with the options`() throws {
  let parsed = try Options(arguments: ["--format", "{lat:2}"])
  #expect(parsed.output == .template(try Template("{lat:2}")))
}

@Test func `default options come before the command line`() throws {
  let parsed = try Options(arguments: ["-o", "code"], defaults: "-e -o 'name,full' --lang en")
  #expect(parsed.output == .fields(["code"]))
  #expect(parsed.matching == .exact)
  #expect(parsed.language == .english)
}

@Test func `the command line displaces the default options that contradict it`() throws {
  let parsed = try Options(arguments: ["--list"], defaults: "-1 -q x --json --recents 3")
  #expect(parsed.task == .list)
  #expect(parsed.shortcuts == [])
  #expect(parsed.query == "")
  #expect(parsed.output == .json)
  #expect(try Options(arguments: ["--no-recents"], defaults: "--recents 3").recents == .off)
}

@Test(arguments: [
  ("'open", ArgumentFault.Fact.openQuote),
  ("cities.json", .unexpectedOperand("cities.json")),
  ("--json --format x", .contradiction("--json", "--format")),
  ("--clor=never", .unknownOption("--clor", suggestion: "--color")),
])
func `a fault in the default options is laid on them`(
  defaults: String, fact: ArgumentFault.Fact
) {
  #expect(throws: ArgumentFault(fact: fact, origin: .environment)) {
    _ = try Options(arguments: [], defaults: defaults)
  }
}
