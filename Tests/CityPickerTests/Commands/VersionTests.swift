import MetaData
import Testing

@testable import citypicker

@Test func `the version names the date of the data`() throws {
  let output = Reply.version(of: .builtIn).text
  let line = try #require(output.wholeMatch(of: /citypicker \d+\.\d+\.\d+ \(data of (\S+)\)\n/))
  #expect(line.1 == Catalog.builtIn.dataDate)
}
