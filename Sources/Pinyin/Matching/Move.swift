/// One way for a unit to eat query text, at all offsets where it can.
struct Move: Sendable {
  enum Way: UInt8, Sendable {
    /// Literal text, or a whole syllable of a primary reading.
    case whole
    /// The initial of a primary reading.
    case initial
    /// A prefix before a boundary or a Han character.
    case inner
    /// A prefix at the end of the query.
    case last
    /// A whole syllable of an alternate or poly reading.
    case second
    /// A prefix of a poly reading at the end of the query.
    case secondLast
    /// Right only if the query goes on: for narrowing a list while somebody types.
    case loose
  }

  var way: Way
  var length: UInt8
  var isApproximate: Bool
  /// The offsets, as bits, at which it begins.
  var offsets: UInt128
}

/// The moves of one unit in one pattern.
struct MoveMaker: Sendable {
  let pattern: Pattern
  let bites: BiteTable
  let precision: SearchOptions.Precision

  /// All moves of a unit; equal ones at several offsets are one.
  func moves(_ unit: NameUnit, literal: [UInt32]) -> [Move] {
    var moves: [Move] = []
    addLiteral(literal, &moves)
    let primaries = unit.primaries
    if precision == .exact {
      for bite in primaries.first.map({ bites[$0] }) ?? []
      where bite.part == .whole && !bite.isApproximate && agrees(bite, primaries[0]) {
        add(bite, .whole, &moves)
      }
      return moves
    }
    for reading in primaries {
      for bite in bites[reading] where agrees(bite, reading) {
        if let way = primaryWay(bite) { add(bite, way, &moves) }
      }
    }
    let second = unit.secondaries
    for reading in second.alternates {
      for bite in bites[reading] where agrees(bite, reading) {
        if bite.part == .whole { add(bite, .second, &moves) }
        if bite.part != .whole, isLast(bite) { add(bite, .loose, &moves) }
      }
    }
    for reading in second.poly {
      for bite in bites[reading] where agrees(bite, reading) {
        if let way = polyWay(bite) { add(bite, way, &moves) }
      }
    }
    return moves
  }

  private func agrees(_ bite: Bite, _ reading: Syllable) -> Bool {
    bite.tone == 0 || reading.tone == 0 || Int(bite.tone) == reading.tone
  }

  private func isLast(_ bite: Bite) -> Bool { Int(bite.offset + bite.length) == pattern.count }

  private func primaryWay(_ bite: Bite) -> Move.Way? {
    switch bite.part {
    case .whole: return .whole
    case .initial: return .initial
    case .loose: return isLast(bite) ? .loose : nil
    case .prefix:
      let end = Int(bite.offset + bite.length)
      if pattern.isBoundary(at: end) {
        let isComplete = bites.completeEnds[Int(bite.offset)] & 1 << UInt128(end) != 0
        if !isComplete { return .inner }
        return isLast(bite) ? .loose : nil
      }
      return isLast(bite) ? .last : nil
    }
  }

  private func polyWay(_ bite: Bite) -> Move.Way? {
    if bite.part == .whole { return .second }
    guard isLast(bite) else { return nil }
    return pattern.endsInBoundary || bite.part == .loose ? .loose : .secondLast
  }

  private func add(_ bite: Bite, _ way: Move.Way, _ moves: inout [Move]) {
    add(
      Move(
        way: way, length: bite.length, isApproximate: bite.isApproximate,
        offsets: 1 << UInt128(bite.offset)), &moves)
  }

  private func add(_ move: Move, _ moves: inout [Move]) {
    let same = moves.firstIndex {
      $0.way == move.way && $0.length == move.length && $0.isApproximate == move.isApproximate
    }
    if let same { moves[same].offsets |= move.offsets } else { moves.append(move) }
  }

  private func addLiteral(_ literal: [UInt32], _ moves: inout [Move]) {
    guard !literal.isEmpty else { return }
    for offset in pattern.units.indices {
      var length = 0
      while length < literal.count, offset + length < pattern.count,
        equal(pattern.units[offset + length], literal[length]),
        length == 0 || !pattern.units[offset + length].afterBoundary
      {
        length += 1
      }
      let isWhole = length == literal.count
      guard isWhole || (length > 0 && offset + length == pattern.count) else { continue }
      add(
        Move(
          way: isWhole ? .whole : .loose, length: UInt8(length), isApproximate: false,
          offsets: 1 << UInt128(offset)), &moves)
    }
  }

  // A name's own ü may be typed v; a typed mark must be there, a missing one may be.
  private func equal(_ unit: QueryUnit, _ literal: UInt32) -> Bool {
    let scalar = literal & 0xFF_FFFF
    let tone = UInt8(literal >> 24)
    return (unit.scalar == scalar || (unit.scalar == 0x76 && scalar == 0xFC))
      && (unit.tone == 0 || unit.tone == tone)
  }
}
