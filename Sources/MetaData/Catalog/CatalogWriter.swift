import Pinyin

/// Writes what a builder collected in the layout that `CatalogLayout` describes.
struct CatalogWriter {
  private var pool = CatalogPool()
  private var rows = LittleEndianBytes()
  private var fields = CatalogFieldWriter()

  mutating func write(_ builder: CatalogBuilder) throws(CatalogBuilder.Failure) -> [UInt8] {
    let sequence = try Self.breadthFirst(builder)
    var places = [Int](repeating: 0, count: builder.entries.count)
    for (place, number) in sequence.enumerated() { places[number] = place }
    let orders = ReadingOrder.ranks(of: builder.entries)
    let date = pool.string(builder.dataDate)

    var firstChild = builder.roots.count
    for number in sequence {
      let entry = builder.entries[number]
      try appendRow(entry, firstChild: firstChild, order: orders[number])
      firstChild += builder.children[number]?.count ?? 0
    }
    appendClosingRow(firstChild: firstChild)

    var sections = LittleEndianBytes()
    var listed = LittleEndianBytes()
    var listedCount = 0
    for section in builder.sections {
      sections.append(section.kind.rawValue)
      sections.append(pool.string(section.title))
      sections.append(UInt32(truncatingIfNeeded: listedCount))
      sections.append(UInt32(truncatingIfNeeded: section.items.count))
      for item in section.items { listed.append(UInt32(truncatingIfNeeded: places[item.number])) }
      listedCount += section.items.count
    }
    let coded = try Self.codeIndex(builder.entries, places: places)
    let keys = fields.keyBytes(pool: &pool)
    let counts = [
      sequence.count, builder.roots.count, builder.sections.count, listedCount, coded.count / 4,
      keys.count / 4, fields.count, pool.stringCount, pool.readingCount, pool.syllableCount,
      pool.textSize,
    ]
    let areas = [rows.bytes, sections.bytes, listed.bytes, coded, keys, fields.bytes] + pool.areas
    return try Self.file(date: date, counts: counts, areas: areas)
  }

  /// The items with all of one depth together, so that the children of each stand in one run.
  private static func breadthFirst(
    _ builder: CatalogBuilder
  ) throws(CatalogBuilder.Failure) -> [Int] {
    var sequence: [Int] = []
    var level = builder.roots
    var depth = 0
    while !level.isEmpty {
      guard depth < CatalogLayout.depthLimit else { throw .tooDeep }
      sequence += level
      level = level.flatMap { builder.children[$0] ?? [] }
      depth += 1
    }
    return sequence
  }

  private mutating func appendRow(
    _ entry: CatalogEntry, firstChild: Int, order: UInt32
  ) throws(CatalogBuilder.Failure) {
    if !entry.reading.isEmpty {
      let characters = entry.fullName.count
      guard characters == entry.reading.count else {
        throw .readingLength(
          name: entry.fullName, characters: characters, syllables: entry.reading.count)
      }
    }
    rows.append(pool.string(entry.name))
    rows.append(pool.string(entry.code))
    rows.append(pool.reading(entry.reading))
    rows.append(UInt32(truncatingIfNeeded: firstChild))
    rows.append(UInt32(truncatingIfNeeded: fields.count))
    rows.append(order)
    // A core that is too long to be counted in 16 bits cannot be told from the whole name.
    rows.append(entry.coreLength.flatMap { UInt16(exactly: $0) } ?? CatalogLayout.wholeName)
    rows.append(entry.levels.rawValue)
    rows.append(UInt8(clamping: entry.keptEnding))
    try fields.append(entry, pool: &pool)
  }

  private mutating func appendClosingRow(firstChild: Int) {
    for number in [0, 0, 0, firstChild, fields.count, 0] {
      rows.append(UInt32(truncatingIfNeeded: number))
    }
    rows.append(CatalogLayout.wholeName)
    rows.append(UInt16(0))
  }

  private static func codeIndex(
    _ entries: [CatalogEntry], places: [Int]
  ) throws(CatalogBuilder.Failure) -> [UInt8] {
    let coded = entries.enumerated().filter { !$0.element.code.isEmpty }
      .map { (code: Array($0.element.code.utf8), place: places[$0.offset]) }
      .sorted { $0.code.lexicographicallyPrecedes($1.code) }
    for (one, next) in zip(coded, coded.dropFirst()) where one.code == next.code {
      throw .duplicateCode(String(decoding: one.code, as: UTF8.self))
    }
    var index = LittleEndianBytes()
    for item in coded { index.append(UInt32(truncatingIfNeeded: item.place)) }
    return index.bytes
  }

  private static func file(
    date: UInt32, counts: [Int], areas: [[UInt8]]
  ) throws(CatalogBuilder.Failure) -> [UInt8] {
    let size = areas.reduce(CatalogLayout.headerSize) { $0 + $1.count }
    guard let size = UInt32(exactly: size) else { throw .tooLarge }
    var file = LittleEndianBytes()
    file.bytes = CatalogLayout.magic
    file.append(CatalogLayout.version)
    file.append(size)
    file.append(UInt64(0))
    file.append(Syllable.tableFingerprint)
    file.append(date)
    for count in counts { file.append(UInt32(truncatingIfNeeded: count)) }
    for area in areas { file.bytes += area }
    CatalogChecksum.stamp(&file.bytes)
    return file.bytes
  }
}
