/// Makes the bytes of `Data/Readings.table`.
///
/// All numbers are little-endian. A header of 40 bytes (`CPRD`, version, number of syllables, the
/// offsets of the eight parts and the end), then: the syllables, 8 bytes each, in reading order;
/// index, pages and pool of the readings; index, pages and pool of the foldings.
/// In the pools the last word of an entry has its top bit set; entry 0 means "nothing".
public struct ReadingsTable {
  /// The version that `Pinyin` reads.
  public static let version: UInt16 = 1
  private var syllables: [String] = []
  private var numbers: [String: UInt16] = [:]
  private var readingPool: [UInt16] = [0x8000]
  private var foldPool: [UInt32] = [0x8000_0000]

  /// Compiles the files of Debian's `unicode-data` and `rime-data-pinyin-simp`.
  ///
  /// `unicode` and `rime` are the folders that hold them.
  public static func compile(unicode: String, rime: String) throws -> [UInt8] {
    let readings = try ReadingSources(
      unihan: SourceText(path: unicode + "/Unihan_Readings.txt.bz2"),
      rime: SourceText(path: rime + "/pinyin_simp.dict.yaml"))
    let folds = try FoldSources(
      unicodeData: SourceText(path: unicode + "/UnicodeData.txt"),
      normalization: SourceText(path: unicode + "/DerivedNormalizationProps.txt"),
      variants: SourceText(path: unicode + "/Unihan_Variants.txt.bz2"),
      isStandard: readings.isStandard)
    var table = ReadingsTable()
    return try table.bytes(readings: readings, folds: folds)
  }

  private mutating func bytes(readings: ReadingSources, folds: FoldSources) throws -> [UInt8] {
    let sets = readings.characters.mapValues { $0.ordered() }.filter { !$0.value.isEmpty }
    // Number 0 is "no syllable". `v` stands for ü and sorts behind u by itself.
    syllables = [""] + Set(sets.values.joined().map(\.letters)).sorted()
    for (number, letters) in syllables.enumerated() { numbers[letters] = UInt16(number) }
    let readingStages = try TwoStage(try readingEntries(sets))
    let foldStages = try TwoStage(try foldEntries(folds.folded))
    return assembled(readingStages, foldStages)
  }

  private mutating func readingEntries(
    _ sets: [UInt32: [TonedSyllable]]
  ) throws -> [UInt32: UInt16] {
    var known: [[UInt16]: UInt16] = [:]
    var entries: [UInt32: UInt16] = [:]
    // In the order of the scalars, so that the same sources give the same bytes.
    for (scalar, set) in sets.sorted(by: { $0.key < $1.key }) {
      var words = set.map { (numbers[$0.letters] ?? 0) << 3 | $0.tone }
      words[words.count - 1] |= 0x8000
      if known[words] == nil {
        guard let place = UInt16(exactly: readingPool.count) else {
          throw CompilerError.tableTooLarge
        }
        known[words] = place
        readingPool += words
      }
      entries[scalar] = known[words]
    }
    return entries
  }

  private mutating func foldEntries(_ folded: [UInt32: [UInt32]]) throws -> [UInt32: UInt16] {
    var known: [[UInt32]: UInt16] = [:]
    var entries: [UInt32: UInt16] = [:]
    for (scalar, result) in folded.sorted(by: { $0.key < $1.key }) {
      // Bit 30: this word is no scalar, the result is empty.
      var words = result.isEmpty ? [0x4000_0000] : result
      words[words.count - 1] |= 0x8000_0000
      if known[words] == nil {
        guard let place = UInt16(exactly: foldPool.count) else {
          throw CompilerError.tableTooLarge
        }
        known[words] = place
        foldPool += words
      }
      entries[scalar] = known[words]
    }
    return entries
  }

  private func assembled(_ readings: TwoStage, _ folds: TwoStage) -> [UInt8] {
    let parts: [[UInt8]] = [
      syllables.flatMap { Array($0.utf8) + [UInt8](repeating: 0, count: 8 - $0.utf8.count) },
      littleEndian(readings.index), littleEndian(readings.pages), littleEndian(readingPool),
      littleEndian(folds.index), littleEndian(folds.pages), littleEndian(foldPool),
    ]
    var offset: UInt32 = 40
    var offsets = [offset]
    for part in parts {
      // Every part begins at a multiple of four.
      offset += UInt32((part.count + 3) & ~3)
      offsets.append(offset)
    }
    var bytes = Array("CPRD".utf8) + littleEndian([Self.version, UInt16(syllables.count)])
    bytes += littleEndian(offsets)
    for part in parts { bytes += part + [UInt8](repeating: 0, count: -part.count & 3) }
    return bytes
  }
}

private func littleEndian<Word: FixedWidthInteger>(_ words: [Word]) -> [UInt8] {
  words.flatMap { word in
    (0..<Word.bitWidth / 8).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) }
  }
}
