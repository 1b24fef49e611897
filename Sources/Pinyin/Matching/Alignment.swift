/// Finds the best alignment of one name: its tier and its order inside the tier.
///
/// One pass over the units. For each lane there is a mask of the query offsets reached and, for
/// each of them, the least cost; no reading is multiplied out and nothing is allocated for a name.
struct Alignment: Sendable {
  /// What the rules of length ask about the query.
  struct Lengths: Sendable {
    var letters: Int
    var isOneLetter: Bool
    /// Initials inside a name say too little unless there are three of them.
    static let initialsInside = 3
    /// A poly reading with an unfinished syllable says too little under four letters.
    static let polyPrefix = 4
  }

  private let pattern: Pattern
  private let lengths: Lengths
  private let startsWithLetters: Bool
  private var now = Front()
  private var next = Front()
  private var best: (key: UInt64, path: [Int])?
  /// Alignments are followed unit by unit only for a highlight.
  private let keepsPaths: Bool
  /// Moves tried so far: the measure of the work, for tests.
  private(set) var steps = 0

  /// The lanes' masks, costs and, if wanted, paths at one place of the name.
  private struct Front: Sendable {
    var masks = [UInt128](repeating: 0, count: Lane.allCases.count)
    var costs = [UInt64](repeating: 0, count: Lane.allCases.count * 128)
    var paths: [Int: [Int]] = [:]
    var isEmpty = true

    mutating func clear() {
      guard !isEmpty else { return }
      for lane in masks.indices { masks[lane] = 0 }
      if !paths.isEmpty { paths.removeAll(keepingCapacity: true) }
      isEmpty = true
    }
  }

  init(pattern: Pattern, lengths: Lengths, keepsPaths: Bool = false) {
    self.pattern = pattern
    self.lengths = lengths
    self.keepsPaths = keepsPaths
    startsWithLetters = pattern.units.first.map { $0.kind != .han && $0.kind != .other } ?? false
  }

  /// The rank of the best alignment and, if kept, the units it consumes; nil: no match.
  mutating func best(
    _ record: NameList.Record, _ units: ArraySlice<UInt32>, _ store: UnitStore,
    _ table: inout MoveTable
  ) -> (rank: Rank, path: [Int])? {
    best = nil
    now.clear()
    let core = Int(record.coreCount)
    let limit = startsWithLetters ? Int(record.endingStart) : units.count
    var isFirst = true
    let full = min(units.prefix(core).count { !store.isSeparator[Int($0)] }, 0xFFFF)
    for (position, unit) in units.enumerated() {
      let isSeparator = store.isSeparator[Int(unit)]
      let moves = table.range(unit, in: store)
      let mayStart = position < limit && (isFirst || !lengths.isOneLetter)
      if now.isEmpty && (!mayStart || moves.isEmpty) {
        if !isSeparator { isFirst = false }
        if lengths.isOneLetter && !isFirst { break }
        continue
      }
      let place = Place(
        position: position, coreCount: core, isSeparator: isSeparator, isStart: isFirst)
      if isSeparator { keep() }
      for index in moves {
        let move = table.moves[index]
        if mayStart {
          let uncovered = UInt64(full) * Cost.uncovered
          let start = UInt64(min(position, 0xF_FFFF)) * Cost.start
          self.start(move, place, cost: uncovered + start)
        }
        if !now.isEmpty { advance(move, place) }
      }
      swap(&now, &next)
      next.clear()
      if !isSeparator { isFirst = false }
    }
    return best.map { best in
      (
        Cost.rank(
          tier: Int(best.key >> 58), isComplete: best.key & 1 << 57 == 0,
          cost: best.key & (1 << 57 - 1)), best.path
      )
    }
  }

  /// The unit that is being consumed.
  private struct Place {
    var position: Int
    var coreCount: Int
    var isSeparator: Bool
    var isStart: Bool

    // Only units of the core were counted as uncovered.
    var gain: UInt64 { position < coreCount && !isSeparator ? Cost.uncovered : 0 }
  }

  // A separator may be skipped: what was reached before it is reached behind it.
  private mutating func keep() {
    for lane in now.masks.indices where now.masks[lane] != 0 {
      forEachBit(now.masks[lane]) { offset in
        let slot = lane << 7 | offset
        reach(lane, offset, now.costs[slot], now.paths[slot] ?? [])
      }
    }
  }

  private mutating func start(_ move: Move, _ place: Place, cost: UInt64) {
    guard move.offsets & 1 != 0 else { return }
    steps += 1
    take(nil, 0, move, place, cost: cost, path: [])
  }

  private mutating func advance(_ move: Move, _ place: Place) {
    for lane in now.masks.indices {
      let sources = now.masks[lane] & move.offsets
      guard sources != 0 else { continue }
      forEachBit(sources) { offset in
        steps += 1
        let slot = lane << 7 | offset
        take(
          Lane(rawValue: lane), offset, move, place, cost: now.costs[slot],
          path: keepsPaths ? now.paths[slot] ?? [] : [])
      }
    }
  }

  private mutating func take(
    _ from: Lane?, _ offset: Int, _ move: Move, _ place: Place, cost: UInt64, path: [Int]
  ) {
    let end = offset + Int(move.length)
    let endsQuery = end == pattern.count && !pattern.endsInBoundary
    guard
      let (lane, count) = Lane.after(
        from, move.way, atStart: place.isStart, endsQuery: endsQuery)
    else { return }
    var cost = cost + Cost.unit - place.gain
    if count == .initial { cost += Cost.initial }
    if move.isApproximate { cost += Cost.approximate }
    let path = keepsPaths ? path + [place.position] : []
    guard end == pattern.count else { return reach(lane.rawValue, end, cost, path) }
    guard let tier = tier(lane, count, place, cost: cost) else { return }
    let key = UInt64(tier) << 58 | (count == .whole ? 0 : 1 << 57) | cost
    if let best, (best.key, best.path.count) < (key, 0) { return }
    if let best, best.key == key, !path.lexicographicallyPrecedes(best.path) { return }
    best = (key, path)
  }

  private mutating func reach(_ lane: Int, _ offset: Int, _ cost: UInt64, _ path: [Int]) {
    let slot = lane << 7 | offset
    let bit: UInt128 = 1 << UInt128(offset)
    if next.masks[lane] & bit != 0 {
      guard cost <= next.costs[slot] else { return }
      if cost == next.costs[slot] {
        guard keepsPaths, path.lexicographicallyPrecedes(next.paths[slot] ?? []) else { return }
      }
    }
    next.masks[lane] |= bit
    next.costs[slot] = cost
    if keepsPaths { next.paths[slot] = path }
    next.isEmpty = false
  }

  // Section by section what the tiers ask of a whole match; nil: it is none.
  private func tier(_ lane: Lane, _ count: Lane.Count, _ place: Place, cost: UInt64) -> Int? {
    let coversCore = cost < Cost.uncovered
    let isInside = place.position < place.coreCount
    switch lane {
    case .plain: return coversCore && count == .whole ? 0 : 1
    case .second:
      if coversCore && count == .whole { return 2 }
      return lengths.letters >= Lengths.polyPrefix ? 7 : nil
    case .initials: return 3
    case .mixed: return 4
    case .laterPlain: return 5
    case .laterInitials:
      return isInside && lengths.letters >= Lengths.initialsInside ? 6 : nil
    case .laterMixed: return isInside ? 6 : nil
    }
  }
}

/// Calls `body` with the number of each set bit, lowest first.
@inline(__always)
private func forEachBit(_ bits: UInt128, _ body: (Int) -> Void) {
  var rest = bits
  while rest != 0 {
    body(rest.trailingZeroBitCount)
    rest &= rest - 1
  }
}
