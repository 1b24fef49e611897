import Testing

@testable import citypicker

@Test(arguments: [
  ("--recents", "0"), ("--recents", "-1"), ("--recents", "+3"), ("--recents", "10001"),
  ("--recents", "99999999999999999999"), ("--recents", ""), ("--recents", "八"),
  ("--size", "80"), ("--size", "80x"), ("--size", "x24"), ("--size", "0x24"),
  ("--size", "80x24x2"), ("--size", "1001x2"), ("--size", "-1x5"),
  ("--output", ""), ("--output", "name,"), ("--output", "name,,code"),
  ("--level", ""), ("--level", "city,"), ("--level", "town"), ("--color", "red"),
  ("--lang", "fr"),
])
func `a value that cannot be meant is refused`(option: String, value: String) {
  do {
    _ = try Options(arguments: ["--print-screen", "\(option)=\(value)"])
    Issue.record("\(option)=\(value) was taken")
  } catch {
    guard case .badValue(option, let given, _) = error.fact else {
      Issue.record("\(error.fact)")
      return
    }
    #expect(value.hasSuffix(given))
  }
}

@Test func `an empty place is no place to set`() {
  #expect(
    throws: ArgumentFault(
      fact: .badValue(option: "--set", given: "", .text), origin: .commandLine)
  ) { _ = try Options(arguments: ["--set", ""]) }
}

@Test func `a mistyped choice gets a suggestion`() {
  #expect(
    throws: ArgumentFault(
      fact: .badValue(
        option: "--level", given: "contry",
        .oneOf(["province", "city", "county", "township", "any"], suggestion: "county")),
      origin: .commandLine)
  ) { _ = try Options(arguments: ["--level", "city,contry"]) }
}
