import MetaData
import Pinyin

/// The readings of townships, which no source gives.
///
/// The table of readings knows single characters; on top of it the names of places above win where
/// they stand inside a township's name, the longest first: 重庆路街道 begins with *chóng*, and
/// 六安 in it is *lù ān*.
struct TownshipReadings {
  private var known = KnownNames()

  /// Learns the names of the cities and of their counties, in full and without their ending.
  init(above cities: [PlaceRecord]) {
    for city in cities {
      add(city.entry)
      for district in city.districts { add(district.entry) }
    }
  }

  private mutating func add(_ entry: CatalogEntry) {
    known.add(entry.fullName, reading: entry.reading)
    let core = PlaceNameParts(of: entry.fullName).coreCount
    known.add(String(entry.fullName.prefix(core)), reading: Array(entry.reading.prefix(core)))
  }

  /// The reading of a township's name: one syllable for each character.
  func reading(of name: String) -> [Syllable] { known.reading(of: name) }
}
