import Testing

@testable import citypicker

@Test func `a line names the program`() {
  #expect(Diagnostic(text: "unknown option '-x'").line == "citypicker: unknown option '-x'\n")
}

@Test(arguments: ["\u{1B}]0;title\u{7}", "a\nb", "\u{9B}31m", "\u{7F}\r"])
func `control characters never reach the terminal`(text: String) {
  let line = Diagnostic(text: "'\(text)'").line
  #expect(line.hasSuffix("'\n"))
  #expect(
    line.dropLast().unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
}
