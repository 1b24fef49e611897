import Testing

@testable import citypicker

@Test(arguments: [
  ("", []),
  ("  \t\n ", []),
  ("a b\tc\nd", ["a", "b", "c", "d"]),
  ("'a b' \"c d\"", ["a b", "c d"]),
  ("-q'北 京'x", ["-q北 京x"]),
  ("'' \"\"", ["", ""]),
  (#"a\ b \'c \\"#, ["a b", "'c", "\\"]),
  (#""a\"b\\c\d""#, [#"a"b\c\d"#]),
  (#"'a\b'"#, [#"a\b"#]),
  (#"\"#, nil),
  ("'a", nil),
  ("\"a", nil),
  ("a 'b\" c", nil),
])
func `a line is cut into words as a shell cuts it`(line: String, words: [String]?) {
  #expect(shellWords(line) == words)
}
