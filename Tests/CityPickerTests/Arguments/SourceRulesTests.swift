import Testing

@testable import citypicker

private func fact(_ arguments: String..., defaults: String = "") -> ArgumentFault.Fact? {
  do {
    _ = try Options(arguments: arguments, defaults: defaults)
    return nil
  } catch {
    return error.fact
  }
}

@Test(arguments: [
  ("--group-by=k", "--group-by"), ("--name-key=k", "--name-key"),
  ("--children-key=k", "--children-key"), ("--reading-key=k", "--reading-key"),
  ("--regroup", "--regroup"), ("--explain", "--explain"), ("-d:", "--delimiter"), ("-n2", "--nth"),
  ("--with-nth=1", "--with-nth"), ("--accept-nth=1", "--accept-nth"), ("--read0", "--read0"),
])
func `what is about a list needs one, a file or standard input`(word: String, option: String) {
  #expect(fact(word) == .needsList(option: option))
  #expect(fact(word, "x.txt") == nil)
  #expect(fact(word, "-") == nil)
}

@Test(arguments: [
  (["--current"], "--current"), (["--set", "x"], "--set"), (["--watch"], "--watch"),
  (["--forget"], "--forget"),
])
func `what is about the current city goes with the built-in places alone`(
  words: [String], option: String
) throws {
  _ = try Options(arguments: words)
  for source in ["x.txt", "-"] {
    #expect(
      throws: ArgumentFault(fact: .builtInOnly(option: option), origin: .commandLine)
    ) { _ = try Options(arguments: words + [source]) }
  }
}

@Test func `only a file is converted`() throws {
  #expect(fact("--convert", "out.plist") == .needsFile(option: "--convert"))
  #expect(fact("--convert", "out.plist", "-") == .needsFile(option: "--convert"))
  let options = try Options(arguments: ["--convert", "out.plist", "in.json"])
  #expect(options.task == .convert("out.plist"))
  #expect(options.source == .file("in.json"))
}

@Test func `what is typed for every list goes with each`() {
  for source in [[], ["x.txt"], ["-"]] {
    #expect(throws: Never.self) {
      try Options(arguments: ["-m", "--print0", "--print-query", "-q", "x"] + source)
    }
  }
}

@Test func `default options that do not suit the source are passed over`() throws {
  let defaults = "--nth 2 --current --convert x.plist -e"
  #expect(try Options(arguments: ["--no-recents"], defaults: "--nth 2 -e").columns.searched == nil)
  let options = try Options(arguments: ["-"], defaults: defaults)
  #expect(options.task == .pick)
  #expect(options.columns.searched?.count == 1)
  #expect(options.matching == .exact)
}
