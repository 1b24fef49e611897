import MetaData
import Pinyin
import Testing

/// The readings of the catalog against the list that was compared once with the facts.
struct GoldenReadingsTests {
  @Test func `every place down to the county has the reading that was verified`() throws {
    let rows = try GoldenReadings.rows()
    #expect(rows.count == 3_234)
    let catalog = Catalog.builtIn
    for row in rows {
      let item = try #require(catalog.item(code: row.code), "\(row.code)")
      #expect(item.fullName == row.name)
      #expect(item.reading.map(\.marked).joined(separator: " ") == row.reading, "\(row.name)")
    }
    let above = catalog.all.filter { $0.levels != .township }
    #expect(above.count == rows.count)
  }
}
