import Testing

@testable import TUI

private func parse(_ text: String) -> ControlSequence? {
  ControlSequence(Array(text.utf8)[...])
}

@Test func `a sequence is taken apart`() throws {
  let sequence = try #require(parse("?12;;5:3$y"))
  #expect(sequence.mark == UInt8(ascii: "?"))
  #expect(sequence.parameters == [[12], [nil], [5, 3]])
  #expect(sequence.hasIntermediates)
  #expect(sequence.final == UInt8(ascii: "y"))
}

@Test func `parameters that are not there are nil`() throws {
  let sequence = try #require(parse("5A"))
  #expect(sequence.parameter(0) == 5)
  #expect(sequence.parameter(1) == nil)
  #expect(sequence.parameter(0, part: 1) == nil)
}

@Test func `numbers beyond all reason are no numbers`() throws {
  #expect(try #require(parse("99999999999999999999;1<2;3A")).parameters == [[nil], [nil], [3]])
}

@Test(arguments: ["", "1;2", "\u{7F}"])
func `what has no final byte is no sequence`(text: String) {
  #expect(parse(text) == nil)
}

@Test(
  arguments: [
    (nil, []), (0, []), (1, []), (2, .shift), (3, .alt), (5, .control),
    (8, [.shift, .alt, .control]),
    (9, []), (69, .control), (100_000, []),
  ] as [(Int?, Key.Modifiers)])
func `modifiers are one more than their bits`(row: (Int?, Key.Modifiers)) {
  #expect(Key.Modifiers(parameter: row.0) == row.1)
}
