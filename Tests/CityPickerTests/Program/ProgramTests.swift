import Foundation
import Testing

@Test func `the list has 23 sections and 404 rows, the recents before them`() throws {
  let program = try BuiltProgram()
  let lines = try program.run("--list").output.split(separator: "\n")
  #expect(lines.count { $0.hasPrefix("# ") } == 23)
  #expect(lines.count == 23 + 404)
  _ = try program.run("--set", "拉萨")
  let recent = try program.run("--list").output
  #expect(recent.hasPrefix("# 最近访问\n拉萨\n# 热门城市\n北京\n"))
  #expect(try program.run("--list", "--no-recents").output.hasPrefix("# 热门城市\n"))
}

@Test(arguments: [
  (["-f", "cq", "-o", "name,code"], "重庆\t500000", Int32(0)),
  (["-f", "shijiazhuang", "-o", "code"], "130100", 0),
  (["-f", "襄", "-o", "code,name"], "420600\t襄阳", 0),
  (["-f", "zzz"], nil, 1),
  (["-f", "", "-o", "code,name"], "513200\t阿坝", 0),
])
func `the filter prints the best match first`(
  arguments: [String], first: String?, status: Int32
) throws {
  let program = try BuiltProgram()
  let result = try program.run(arguments)
  #expect(result.output.split(separator: "\n").first.map(String.init) == first)
  #expect(result.status == status)
  #expect(result.errors == "")
}

@Test func `the only match is printed without a terminal and is the current city then`() throws {
  let program = try BuiltProgram()
  let picked = try program.run("-1", "-q", "lasa", "-o", "lat,lon")
  #expect(picked.output.wholeMatch(of: /\d+\.\d{4}\t\d+\.\d{4}\n/) != nil)
  #expect(picked.status == 0)
  #expect(try program.run("--current").output == "拉萨\n")
}

@Test func `before the first choice there is no current city`() throws {
  let program = try BuiltProgram()
  #expect(try program.run("--current") == BuiltProgram.Result(output: "", errors: "", status: 1))
}

@Test func `nothing found ends at once where that is wanted`() throws {
  let program = try BuiltProgram()
  let expected = BuiltProgram.Result(output: "", errors: "", status: 1)
  #expect(try program.run("-0", "-q", "zzzz") == expected)
}

@Test func `setting prints nothing, forgetting keeps the current city`() throws {
  let program = try BuiltProgram()
  let done = BuiltProgram.Result(output: "", errors: "", status: 0)
  #expect(try program.run("--set", "540100") == done)
  #expect(try program.run("--set", "shijiazhuang") == done)
  #expect(try program.run("--list").output.hasPrefix("# 最近访问\n石家庄\n拉萨\n"))
  #expect(try program.run("--forget") == done)
  #expect(try program.run("--list").output.hasPrefix("# 热门城市\n"))
  #expect(try program.run("--current").output == "石家庄\n")
}

@Test func `what could be meant by an unclear place goes to standard error`() throws {
  let result = try BuiltProgram().run("--set", "suzhou")
  #expect(result.output == "")
  #expect(result.status == 1)
  #expect(result.errors.contains("320500 苏州") && result.errors.contains("341300 宿州"))
}

@Test(
  arguments: [
    (["--qurey"], [:], "citypicker: unknown option '--qurey'; did you mean '--query'?\n"),
    (
      ["--list"], ["CITYPICKER_DEFAULT_OPTS": "-o nmae"],
      "citypicker: CITYPICKER_DEFAULT_OPTS: option '--output' cannot be 'nmae'; "
        + "did you mean 'name'?\n"
    ),
  ] as [([String], [String: String], String)])
func `a faulty argument is one line and status 2`(
  arguments: [String], variables: [String: String], line: String
) throws {
  let result = try BuiltProgram().run(arguments, variables: variables)
  #expect(result == BuiltProgram.Result(output: "", errors: line, status: 2))
}

@Test func `an answer that cannot be written is an error and is not recorded`() throws {
  let program = try BuiltProgram()
  let process = try program.process(["-1", "-q", "lasa"])
  process.standardOutput = FileHandle(forWritingAtPath: "/dev/full")
  try process.run()
  process.waitUntilExit()
  #expect(process.terminationStatus == 2)
  #expect(!FileManager.default.fileExists(atPath: program.stateFile))
}

@Test(arguments: ["-h", "-V", "--help", "--version"])
func `help and version need neither terminal nor state`(option: String) throws {
  let result = try BuiltProgram().run(option, variables: ["XDG_STATE_HOME": ""])
  #expect(result.status == 0)
  #expect(result.output.contains("citypicker"))
  #expect(result.errors == "")
}

@Test func `help speaks the language of the locale or the one that is asked for`() throws {
  let program = try BuiltProgram()
  #expect(try program.run("-h").output.hasPrefix("用法"))
  #expect(try program.run("-h", variables: ["LANG": "en_US.UTF-8"]).output.hasPrefix("Usage"))
  #expect(try program.run("-h", "--lang", "zh-Hant").output.contains("初始搜尋"))
}

@Test func `the filter sets off what it found only where colours are asked for`() throws {
  let program = try BuiltProgram()
  #expect(try program.run("-f", "shij").output == "石家庄\n")
  let lit = try program.run("-f", "shij", "--color=always").output
  #expect(lit == "\u{1B}[0;1;4;35m石家\u{1B}[0m庄\n")
}
