import Testing

@testable import citypicker

@Test(
  arguments: [
    ("石家庄", [0..<2], "<石家>庄"), ("石家庄", [0..<3], "<石家庄>"), ("西安", [1..<2], "西<安>"),
    ("西安", [1..<5], "西<安>"), ("西安", [4..<5], "西安"), ("西安", [], "西安"), ("", [0..<1], ""),
    ("abcd", [0..<1, 2..<3], "<a>b<c>d"), ("abcd", [0..<1, 1..<2], "<ab>cd"),
  ] as [(String, [Range<Int>], String)])
func `what was found is set off, and nothing else`(
  text: String, ranges: [Range<Int>], expected: String
) {
  let marked = expected.map { character in
    switch character {
    case "<": "\u{1B}[0;1;4;35m"
    case ">": "\u{1B}[0m"
    default: String(character)
    }
  }
  #expect(LitText(text: text, ranges: ranges).colored == marked.joined())
}
