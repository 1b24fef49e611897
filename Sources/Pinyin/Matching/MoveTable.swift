/// The moves of all units of a list in one pattern, made when a unit is first met.
struct MoveTable: Sendable {
  private let maker: MoveMaker
  /// For each unit: 0 not met yet, else its row plus one.
  private var rows: [UInt32]
  private var starts: [UInt32] = [0, 0]
  private(set) var moves: [Move] = []

  init(pattern: Pattern, options: SearchOptions, unitCount: Int) {
    maker = MoveMaker(
      pattern: pattern, bites: BiteTable(pattern: pattern, sounds: options.sounds),
      precision: options.precision)
    rows = [UInt32](repeating: 0, count: unitCount)
  }

  /// Where the unit's moves lie in `moves`; row 0 is the empty one.
  mutating func range(_ unit: UInt32, in store: UnitStore) -> Range<Int> {
    let row = Int(rows[Int(unit)])
    if row != 0 { return Int(starts[row - 1])..<Int(starts[row]) }
    let nameUnit = store.units[Int(unit)]
    let made = maker.moves(nameUnit, literal: store.literal(nameUnit))
    if made.isEmpty {
      rows[Int(unit)] = 1
      return 0..<0
    }
    moves += made
    starts.append(UInt32(moves.count))
    rows[Int(unit)] = UInt32(starts.count - 1)
    return (moves.count - made.count)..<moves.count
  }
}
