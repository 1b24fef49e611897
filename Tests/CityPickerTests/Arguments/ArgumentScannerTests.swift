import Testing

@testable import citypicker

private func scan(_ words: String...) throws -> (options: [String], operands: [String]) {
  let scanner = try ArgumentScanner(words, from: .commandLine)
  return (scanner.options.map { "\($0.key)=\($0.value)" }, scanner.operands)
}

@Test func `options and operands may stand in any order`() throws {
  let scanned = try scan("a", "-e", "b", "--query", "-x", "+s", "+t")
  #expect(scanned.options == ["exact=", "query=-x", "noSort="])
  #expect(scanned.operands == ["a", "b", "+t"])
}

@Test func `nothing is an option behind two dashes`() throws {
  let scanned = try scan("-e", "--", "-e", "--", "--list")
  #expect(scanned.options == ["exact="])
  #expect(scanned.operands == ["-e", "--", "--list"])
}

@Test func `a dash alone is an operand`() throws {
  #expect(try scan("-").operands == ["-"])
}

@Test func `a bundle ends with the option that takes a value`() throws {
  #expect(try scan("-1e0qbj1").options == ["selectOne=", "exact=", "exitZero=", "query=bj1"])
  #expect(try scan("-1q", "-0").options == ["selectOne=", "query=-0"])
}

@Test func `a value may be empty, hold blanks, signs and Han`() throws {
  #expect(try scan("--query=", "--query", "", "-q", "北 京=").options.last == "query=北 京=")
}

@Test func `a long option is never abbreviated`() {
  #expect(
    throws: ArgumentFault(
      fact: .unknownOption("--fil", suggestion: "--filter"), origin: .commandLine)
  ) { _ = try ArgumentScanner(["--fil=x"], from: .commandLine) }
}
