import MetaData
import Testing

@testable import citypicker

@Test func `the options of the search are those of the command line`() throws {
  #expect(Options().search == PlaceSearch.Options())
  let search = try Options(arguments: ["-e", "+s", "--fuzzy-sounds"]).search
  #expect(search.matching.precision == .exact)
  #expect(search.matching.sounds == .fuzzy)
  #expect(search.order == .listed)
}
