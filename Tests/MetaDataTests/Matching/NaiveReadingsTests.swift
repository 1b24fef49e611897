import Foundation
import MetaData
import Pinyin
import Testing

/// Why a catalog of verified readings: what the first reading of each character gets wrong.
@Suite struct NaiveReadingsTests {
  @Test func `at least 140 places would be read wrongly, and the catalog has them right`() throws {
    let rows = try NaiveReadings.recorded()
    #expect(rows.count >= 140)
    for row in rows {
      let item = try #require(Catalog.builtIn.item(code: row.code), "\(row.code)")
      #expect(item.fullName == row.name)
      #expect(item.reading.map(\.marked).joined(separator: " ") == row.right)
      #expect(row.naive != row.right)
    }
  }

  @Test func `such a place is found by its right reading first`() throws {
    for row in try NaiveReadings.recorded() {
      let item = try #require(Catalog.builtIn.item(code: row.code))
      let index = try #require(CatalogNames.items.firstIndex(of: item))
      let core = CatalogNames.letters(CatalogNames.cores[index])
      #expect(CatalogNames.list.match(index, Query(core))?.rank.tier == 0, "\(row.name)")
    }
  }

  @Test(
    .enabled(
      if: FileManager.default.fileExists(atPath: NaiveReadings.unihan),
      "needs Debian's package unicode-data"))
  func `the list is what Unihan's first readings give`() throws {
    let rows = try NaiveReadings.computed()
    if ProcessInfo.processInfo.environment["CITYPICKER_RECORD"] != nil {
      try NaiveReadings.record(rows)
      Issue.record("recorded: a recording run never passes")
    }
    #expect(try NaiveReadings.recorded() == rows)
  }
}
