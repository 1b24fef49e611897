import Testing

@testable import citypicker

private func line(_ arguments: [String], defaults: String = "") -> String? {
  do {
    _ = try Options(arguments: arguments, defaults: defaults)
    return nil
  } catch {
    return error.line
  }
}

@Test(arguments: [
  (["--qurey"], "unknown option '--qurey'; did you mean '--query'?"),
  (["--zzz"], "unknown option '--zzz'; see 'citypicker --help'"),
  (["-q"], "option '-q' needs a value: TEXT"),
  (["--json=1"], "option '--json' takes no value"),
  (["--recents=x"], "option '--recents' cannot be 'x'; it must be a number from 1 to 10000"),
  (["--lang=fr"], "option '--lang' cannot be 'fr'; it must be one of zh-Hans, zh-Hant, en"),
  (["--color=alway"], "option '--color' cannot be 'alway'; did you mean 'always'?"),
  (
    ["--format={name"],
    "option '--format' cannot be '{name'; the brace at character 1 is not closed ('{{' is a brace)"
  ),
  (["-fx", "--list"], "options '--filter' and '--list' exclude each other"),
  (["--size=9x9"], "option '--size' needs '--keys' or '--print-screen'"),
  (["a", "b"], "unexpected argument 'b'; see 'citypicker --help'"),
])
func `a fault is one line that says what to do`(arguments: [String], expected: String) {
  #expect(line(arguments) == expected)
}

@Test func `a fault in the default options names the variable`() {
  #expect(
    line([], defaults: "--qurey")
      == "CITYPICKER_DEFAULT_OPTS: unknown option '--qurey'; did you mean '--query'?")
}
