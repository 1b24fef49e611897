import Pinyin

/// Reading order: the cores syllable by syllable without tones (ü after u), the shorter first; then
/// the tones of the core, syllable by syllable; then the code.
///
/// `Syllable` numbers stand in this order already. What has no reading comes after what has one, by
/// its text.
struct ReadingOrder {
  private let letters: [UInt16]
  private let tones: [UInt8]
  private let code: [UInt8]
  private let name: [UInt8]

  init(_ entry: CatalogEntry) {
    let core = entry.reading.prefix(entry.coreLength ?? entry.reading.count)
    // The absence of a syllable is 0, which would come first.
    letters = core.map { $0 == .none ? .max : $0.rawValue >> 3 }
    tones = core.map { UInt8($0.rawValue & 7) }
    code = Array(entry.code.utf8)
    name = Array(entry.name.utf8)
  }

  static func precedes(_ a: ReadingOrder, _ b: ReadingOrder) -> Bool {
    if a.letters.isEmpty != b.letters.isEmpty { return b.letters.isEmpty }
    if a.letters != b.letters { return a.letters.lexicographicallyPrecedes(b.letters) }
    if a.tones != b.tones { return a.tones.lexicographicallyPrecedes(b.tones) }
    if a.letters.isEmpty, a.name != b.name { return a.name.lexicographicallyPrecedes(b.name) }
    return a.code.lexicographicallyPrecedes(b.code)
  }

  /// The rank of each entry, from 0; entries that are equal in everything keep their order.
  static func ranks(of entries: [CatalogEntry]) -> [UInt32] {
    let keys = entries.map(ReadingOrder.init)
    let sorted = keys.indices.sorted { a, b in
      precedes(keys[a], keys[b]) || (!precedes(keys[b], keys[a]) && a < b)
    }
    var ranks = [UInt32](repeating: 0, count: entries.count)
    for (rank, index) in sorted.enumerated() { ranks[index] = UInt32(truncatingIfNeeded: rank) }
    return ranks
  }
}
