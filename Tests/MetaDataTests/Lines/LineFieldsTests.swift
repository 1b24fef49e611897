import Testing

@testable import MetaData

struct FieldRangeTests {
  @Test(arguments: [
    ("1", 3, 0..<1), ("3", 3, 2..<3), ("4", 3, 0..<0), ("-1", 3, 2..<3), ("-3", 3, 0..<1),
    ("-4", 3, 0..<0), ("2..", 3, 1..<3), ("..2", 3, 0..<2), ("..", 3, 0..<3), ("..-2", 3, 0..<2),
    ("-2..", 3, 1..<3), ("3..2", 3, 0..<0), ("-9..2", 3, 0..<2), ("2..9", 3, 1..<3),
    ("1", 0, 0..<0), ("..", 0, 0..<0), ("9223372036854775807", 3, 0..<0),
    ("-9223372036854775808..9223372036854775807", 3, 0..<3),
  ])
  func `a range names places among the fields`(text: String, count: Int, expected: Range<Int>) {
    #expect(FieldRange(text)?.places(among: count) == expected)
  }

  @Test(arguments: ["", "0", "0..", "..0", "a", "1-2", "1..x", "1...3", "1..2..3", " 1", "{1}"])
  func `what is no range is refused`(text: String) {
    #expect(FieldRange(text) == nil)
  }

  @Test func `a list is refused as a whole`() {
    #expect(FieldRange.list("1,3..")?.count == 2)
    #expect(FieldRange.list("1,,2") == nil)
    #expect(FieldRange.list("1,x") == nil)
  }
}

struct FieldDelimiterTests {
  @Test(arguments: [
    (",", "a,b,,c", ["a", "b", "", "c"]),
    ("::", "a::b:c", ["a", "b:c"]),
    ("|", "a|b", ["a", "b"]),
    (".", "a.b", ["a", "b"]),
    ("\\t", "a\tb c", ["a", "b c"]),
    ("\t", "a\tb", ["a", "b"]),
    ("\\|", "a|b", ["a", "b"]),
    ("[:,]", "a:b,,c", ["a", "b", "", "c"]),
    ("[:,]+", "a:,b,c", ["a", "b", "c"]),
    (" +", "a   b c", ["a", "b", "c"]),
    ("\\s+", "a \t b", ["a", "b"]),
    ("[a-c]", "1b2c3", ["1", "2", "3"]),
    ("[^a-z]", "ab1cd-e", ["ab", "cd", "e"]),
    ("，", "北京，上海", ["北京", "上海"]),
    (", ", "a, b,c", ["a", "b,c"]),
    ("aa", "xaaay", ["x", "ay"]),
  ])
  func `a delimiter splits a line`(delimiter: String, line: String, expected: [String]) throws {
    let delimiter = try #require(FieldDelimiter(delimiter))
    #expect(split(line, delimiter) == expected)
  }

  @Test(arguments: [
    "", "a|b", "(a)", "a.b", "^x", "\\d", "[a", "[é]", "a{2}", "[[:alpha:]]", "++",
  ])
  func `an expression that is not understood is refused`(text: String) {
    #expect(FieldDelimiter(text) == nil)
  }

  @Test(
    arguments: [
      ("a b", ["a", "b"]), ("  a \t b  ", ["a", "b"]), ("", []), ("   ", []), ("a", ["a"]),
    ] as [(String, [String])])
  func `without a delimiter blanks split as awk has it`(line: String, expected: [String]) {
    #expect(split(line, .blanks) == expected)
  }

  private func split(_ line: String, _ delimiter: FieldDelimiter) -> [String] {
    Array(line.utf8).withUnsafeBytes { bytes in
      LineFields(bytes, delimiter: delimiter).fields.map {
        String(decoding: bytes[$0.text], as: UTF8.self)
      }
    }
  }
}

struct FieldTemplateTests {
  // What fzf 0.74 prints for the same options.
  @Test(
    arguments: [
      (",", "a,b,c", "1", "a"), (",", "a,b,c", "1,3", "a,c"), (",", "a,b,c", "2..", "b,c"),
      (",", "a,b,c", "-1,1", "ca"), (",", "a,b,c", "..", "a,b,c"), (",", "a,b,c", "3..2", ""),
      (",", "a,b,c,", "2..", "b,c,"), (",", "a,b,c", "-2..", "b,c"),
      (",", "a,b,c", "{n}-{1}-{2..}-{9}", "7-a-b,c-"), (nil, "  a  b   c  ", "2", "b"),
      (nil, "  a  b   c  ", "[{2}] [{-1}] [{..2}]", "[b] [c] [a  b]"),
      (",", "a,b,c", "{1,3}", "a,c"), (",", "a", "{1,3}", "a"), (",", "a,b", "{1} {x}", "a {x}"),
    ] as [(String?, String, String, String)])
  func `a line is made anew from its fields`(
    delimiter: String?, line: String, template: String, expected: String
  ) throws {
    let delimiter = delimiter.flatMap(FieldDelimiter.init) ?? .blanks
    let printed: FieldTemplate = try #require(FieldTemplate(template))
    let columns = LineColumns(delimiter: delimiter, printed: printed)
    let bytes = Array(line.utf8).withUnsafeBytes { columns.printed($0, number: 7) }
    #expect(String(decoding: bytes, as: UTF8.self) == expected)
  }

  @Test(arguments: ["", "0", "abc", "{x}", "{}", "{1", "1}"])
  func `a text without a placeholder is no template`(text: String) {
    #expect(FieldTemplate(text) == nil)
  }
}
