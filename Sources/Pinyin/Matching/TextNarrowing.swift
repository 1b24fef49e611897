/// Whether a text in UTF-8 can match one term at all: `Narrowing` for bytes.
///
/// The same relaxed relation, in one pass, with a table of what each character of the first plane
/// can eat, filled in as characters are met.
struct TextNarrowing: Sendable {
  /// What a character does. Numbers from `firstRow` on are rows of moves.
  private enum Effect {
    static let unknown: UInt16 = 0
    /// It eats nothing and ends every match.
    static let end: UInt16 = 1
    /// It eats nothing and may be skipped.
    static let separator: UInt16 = 2
    static let firstRow: UInt16 = 3
  }

  private struct Row {
    var moves: Range<Int>
    var isSeparator: Bool
  }

  /// A move of any way: what it means is asked later.
  private struct Step {
    var offsets: UInt64
    var length: UInt64
  }

  // A longer term is cut: what passes for the whole passes for its beginning.
  private static let limit = 63
  private let maker: MoveMaker
  private let goal: UInt64
  /// Readings that a character has in some known name only.
  private let unlisted: [UInt32: [Syllable]]
  private var effects = [UInt16](repeating: Effect.unknown, count: 0x1_0000)
  /// The ASCII that ends every match, of which lines are mostly made: skipped fast.
  private var inert = [Bool](repeating: false, count: 256)
  private var rows: [Row] = []
  private var steps: [Step] = []

  init(pattern: Pattern, options: SearchOptions, known: KnownNames?) {
    var pattern = pattern
    if pattern.count > Self.limit {
      pattern.units.removeLast(pattern.count - Self.limit)
      pattern.endsInBoundary = false
    }
    // Never exact: half a syllable passes, because it may be typed to its end.
    maker = MoveMaker(
      pattern: pattern, bites: BiteTable(pattern: pattern, sounds: options.sounds),
      precision: .usual)
    goal = 1 << UInt64(pattern.count)
    unlisted = known?.unlisted ?? [:]
  }

  /// Whether a text passes; what is not plain passes unseen.
  mutating func passes(_ text: UnsafeRawBufferPointer, _ store: inout UnitStore) -> Bool {
    var scalars = PlainScalars(text)
    var reached: UInt64 = 0
    while true {
      if scalars.skip(inert) { reached = 0 }
      guard let scalar = scalars.next() else { return !scalars.isAtEnd }
      var effect = effects[Int(scalar)]
      if effect == Effect.unknown { effect = learn(scalar, &store) }
      guard effect >= Effect.firstRow else {
        if effect == Effect.end { reached = 0 }
        continue
      }
      let row = rows[Int(effect - Effect.firstRow)]
      let sources = reached | 1
      reached = row.isSeparator ? reached : 0
      for step in row.moves {
        reached |= (sources & steps[step].offsets) << steps[step].length
      }
      if reached & goal != 0 { return true }
    }
  }

  /// Whether the first unit that is no separator, or a separator before it, can begin the term.
  mutating func mayStart(_ text: UnsafeRawBufferPointer, _ store: inout UnitStore) -> Bool {
    var scalars = PlainScalars(text)
    while let scalar = scalars.next() {
      var effect = effects[Int(scalar)]
      if effect == Effect.unknown { effect = learn(scalar, &store) }
      // A mark behind it may make another character of it.
      if effect == Effect.end { return scalars.next() == nil && !scalars.isAtEnd }
      guard effect >= Effect.firstRow else { continue }
      let row = rows[Int(effect - Effect.firstRow)]
      if steps[row.moves].contains(where: { $0.offsets & 1 != 0 }) { return true }
      if !row.isSeparator { return scalars.next() == nil && !scalars.isAtEnd }
    }
    return !scalars.isAtEnd
  }

  private mutating func learn(_ scalar: UInt32, _ store: inout UnitStore) -> UInt16 {
    let number = Int(store.plainUnit(scalar))
    let unit = store.units[number]
    let first = steps.count
    var moves = maker.moves(unit, literal: store.literal(unit))
    for reading in unlisted[unit.literal] ?? [] {
      moves += maker.moves(
        NameUnit(literal: unit.literal, primary: reading, set: unit.set), literal: [])
    }
    for move in moves {
      steps.append(
        Step(offsets: UInt64(truncatingIfNeeded: move.offsets), length: UInt64(move.length)))
    }
    let isSeparator = store.isSeparator[number]
    if steps.count == first {
      effects[Int(scalar)] = isSeparator ? Effect.separator : Effect.end
      if scalar < 0x80 { inert[Int(scalar)] = !isSeparator }
    } else {
      rows.append(Row(moves: first..<steps.count, isSeparator: isSeparator))
      effects[Int(scalar)] = Effect.firstRow + UInt16(truncatingIfNeeded: rows.count - 1)
    }
    return effects[Int(scalar)]
  }
}
