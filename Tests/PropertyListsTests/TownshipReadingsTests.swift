import Foundation
import MetaData
import Pinyin
import Testing

@testable import PropertyLists

struct TownshipReadingsTests {
  static let readings: TownshipReadings? = {
    let names = [("六安市", "lù ān shì"), ("六枝特区", "lù zhī tè qū"), ("大城县", "dài chéng xiàn")]
    let records = names.compactMap { name, reading in
      try? PlaceRecord(
        .dictionary(["name": .scalar(.text(name)), "reading": .scalar(.text(reading))]),
        level: .county, path: [])
    }
    return TownshipReadings(above: records)
  }()

  @Test(arguments: [
    ("六安路街道", "lù ān lù jiē dào"), ("六合镇", "liù hé zhèn"), ("六枝乡", "lù zhī xiāng"),
    ("大城县镇", "dài chéng xiàn zhèn"), ("长城街道", "cháng chéng jiē dào"),
  ])
  func `a known place inside a name wins over the table`(name: String, reading: String) throws {
    let readings = try #require(Self.readings)
    #expect(readings.reading(of: name).map(\.marked).joined(separator: " ") == reading)
  }

  @Test func `a character without a reading keeps its place`() throws {
    let readings = try #require(Self.readings)
    #expect(readings.reading(of: "A六安").map(\.marked) == ["", "lù", "ān"])
  }
}
