import Pinyin

@testable import MetaData

/// What a test does to a catalog to hurt it.
enum Attack {
  static var fingerprint: UInt64 { Syllable.tableFingerprint }

  /// Asks for everything that a catalog can tell; the number only keeps the answers alive.
  static func walk(_ catalog: Catalog) -> Int {
    var seen = catalog.dataDate.count + catalog.cities.count
    for section in catalog.sections(recents: []) {
      seen += section.items.reduce(0) { $0 + $1.name.count }
    }
    for item in catalog.all.prefix(1_000) {
      seen += item.name.count + item.fullName.count + item.jsonLine.utf8.count + item.path.count
      seen += item.reading.count + item.alternates.count + item.core.count
      seen += item.formerNames.count + item.aliases.count + item.nameReading.count
      seen += item.withRawName { name, reading in name.count + reading.reduce(0) { $0 + $1.tone } }
      seen += item.children.reduce(0) { $0 + Int($1.index) }
      seen += catalog.item(code: item.code) == nil ? 0 : 1
    }
    return seen
  }
}
