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
  (["--multi=0"], "option '--multi' cannot be '0'; it must be a number from 1 on"),
  (["--nth=2"], "option '--nth' needs a FILE, or '-' for standard input"),
  (["--convert=x.plist", "-"], "option '--convert' needs a FILE"),
  (
    ["--watch", "x.json"],
    "option '--watch' is about the built-in places, so no FILE and no '-' goes with it"
  ),
  (
    ["-d", "a|b", "-"],
    "option '--delimiter' cannot be 'a|b'; it must be plain text, or one sign or class such as "
      + #"'\t', '\|', '[:,]', '\s+'"#
  ),
  (
    ["--nth=0", "-"],
    "option '--nth' cannot be '0'; it must be fields counted from 1 or back from -1, such as "
      + "1,3.. or ..-2"
  ),
  (
    ["--with-nth=x", "-"],
    "option '--with-nth' cannot be 'x'; it must be fields such as 1,3.. or a template such as "
      + "'{2} of {1}'"
  ),
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
