/// What kind of match an alignment is so far: where it started and how its units were typed.
///
/// A tier says something about the whole alignment, so the matcher follows each kind in a lane of
/// its own; within a lane only the cost counts.
enum Lane: Int, CaseIterable, Sendable {
  // From the first unit: literal text and whole syllables of primary readings.
  case plain
  // The same with an alternate or poly reading.
  case second
  // Initials only.
  case initials
  // Initials and others.
  case mixed
  // The same from a later unit.
  case laterPlain
  case laterInitials
  case laterMixed

  /// How a unit is taken into account in its new lane.
  enum Count { case whole, initial, prefix }

  /// The lane after one more move, nil where no tier has such a match; `from` nil: it is the first.
  static func after(
    _ from: Lane?, _ way: Move.Way, atStart: Bool, endsQuery: Bool
  ) -> (lane: Lane, count: Count)? {
    guard let from else { return first(way, atStart: atStart) }
    let isLater = from.rawValue >= laterPlain.rawValue
    let mixed: Lane = isLater ? .laterMixed : .mixed
    switch way {
    case .whole:
      let isPlain = from == .plain || from == .second || from == .laterPlain
      return (isPlain ? from : mixed, .whole)
    case .initial:
      switch from {
      // After literal text and whole syllables alone, a last initial is a syllable not yet typed
      // to its end.
      case .plain, .laterPlain: return endsQuery ? (from, .prefix) : (mixed, .initial)
      case .second: return endsQuery ? (from, .prefix) : nil
      case .initials, .laterInitials: return (from, .initial)
      case .mixed, .laterMixed: return (mixed, .initial)
      }
    case .inner:
      if from == .second { return nil }
      return (from == .laterInitials ? from : mixed, .initial)
    case .last:
      let isPlain = from == .plain || from == .second || from == .laterPlain
      return (isPlain ? from : mixed, .prefix)
    case .second: return from == .plain || from == .second ? (.second, .whole) : nil
    case .secondLast: return from == .plain || from == .second ? (.second, .prefix) : nil
    case .loose: return nil
    }
  }

  private static func first(_ way: Move.Way, atStart: Bool) -> (lane: Lane, count: Count)? {
    switch way {
    case .whole: (atStart ? .plain : .laterPlain, .whole)
    case .initial: (atStart ? .initials : .laterInitials, .initial)
    case .inner: (atStart ? .mixed : .laterInitials, .initial)
    case .last: atStart ? (.plain, .prefix) : nil
    case .second: atStart ? (.second, .whole) : nil
    case .secondLast, .loose: nil
    }
  }
}

/// The cost of an alignment inside its lane as one number: uncovered core units, initials,
/// approximate units, start, units – compared in this order because they stand in it.
enum Cost {
  static let uncovered: UInt64 = 1 << 41
  static let initial: UInt64 = 1 << 34
  static let approximate: UInt64 = 1 << 27
  static let start: UInt64 = 1 << 7
  static let unit: UInt64 = 1

  static func rank(tier: Int, isComplete: Bool, cost: UInt64) -> Rank {
    Rank(
      tier: tier, isComplete: isComplete, uncovered: Int(cost >> 41),
      initials: Int(cost >> 34 & 0x7F), approximations: Int(cost >> 27 & 0x7F),
      start: Int(cost >> 7 & 0xF_FFFF))
  }
}
