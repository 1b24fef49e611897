import Testing

@testable import citypicker

private let names = ["--query", "--filter", "--format", "--forget", "--json", "--no-sort"]

@Test(arguments: [
  ("--qurey", "--query"), ("--querry", "--query"), ("--fitler", "--filter"), ("--quer", "--query"),
  ("--jsn", "--json"), ("-json", "--json"), ("--nosort", "--no-sort"), ("--for", "--format"),
])
func `a slip of the fingers is seen through`(typed: String, meant: String) {
  #expect(didYouMean(typed, among: names) == meant)
}

@Test(arguments: ["--", "", "-x", "--xyz", "--bogus", "--qqqqq"])
func `nothing is suggested for what resembles nothing`(typed: String) {
  #expect(didYouMean(typed, among: names) == nil)
}
