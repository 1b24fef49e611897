/// Whether a name can match at all: the relaxed relation, in one pass with a mask of the query
/// offsets that are reached.
///
/// It forgets the tiers and their thresholds and takes a prefix of any reading at the end of the
/// query, so whatever matches a longer query also matched the shorter one. That makes it right to
/// search only the names that were left.
struct Narrowing {
  let pattern: Pattern
  var table: MoveTable
  /// Units looked at so far: the measure of the work, for tests.
  private(set) var steps = 0
  private let beginning: UInt32
  private let startsWithLetters: Bool

  init(pattern: Pattern, options: SearchOptions, store: UnitStore) {
    self.pattern = pattern
    table = MoveTable(pattern: pattern, options: options, unitCount: store.units.count)
    let first = pattern.units.first
    startsWithLetters = first.map { $0.kind != .han && $0.kind != .other } ?? false
    beginning = Self.beginning(first, sounds: options.sounds)
  }

  /// Whether a name passes.
  mutating func passes(_ record: NameList.Record, _ units: ArraySlice<UInt32>, _ store: UnitStore)
    -> Bool
  {
    guard record.beginnings & beginning != 0 else { return false }
    let goal: UInt128 = 1 << UInt128(pattern.count)
    let limit = units.startIndex + (startsWithLetters ? Int(record.endingStart) : units.count)
    var reached: UInt128 = 0
    for place in units.indices {
      let unit = units[place]
      let moves = table.range(unit, in: store)
      // Literal text may start in the ending too, but then the query does not start with letters.
      let sources = place < limit ? reached | 1 : reached
      reached = store.isSeparator[Int(unit)] ? reached : 0
      steps += 1
      for index in moves {
        let move = table.moves[index]
        reached |= (sources & move.offsets) << UInt128(move.length)
      }
      if reached & goal != 0 { return true }
    }
    return false
  }

  // The bits of which a name must have one.
  private static func beginning(_ unit: QueryUnit?, sounds: SearchOptions.Sounds) -> UInt32 {
    guard let unit, sounds == .distinct else { return .max }
    switch unit.kind {
    case .zhuyin, .zhuyinTone: return .max
    case .han, .other: return Beginnings.literal(unit.scalar)
    case .letter:
      // A name's own ü may be typed v.
      return Beginnings.letter(unit.scalar == 0xFC ? 0x76 : UInt8(truncatingIfNeeded: unit.scalar))
    }
  }
}
