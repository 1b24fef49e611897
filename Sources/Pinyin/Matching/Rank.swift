/// How well a name matches: the tier, then the order inside the tier. Lower is better.
public struct Rank: Hashable, Comparable, Sendable {
  /// Tier, completeness, uncovered units, initials and approximate units in one number.
  package let quality: UInt32
  /// The unit at which the match starts.
  package let start: UInt32

  /// The class of the match, 0 to 8, as the page “Matching” explains.
  public var tier: Int { Int(quality >> 27) }

  /// Whether the last unit was typed to its end.
  public var isComplete: Bool { quality & 1 << 26 == 0 }

  /// Units of the name proper that the query does not reach; 4,095 stands for more.
  public var uncovered: Int { Int(quality >> 14 & 0xFFF) }

  /// Units of which only the initial was typed.
  public var initials: Int { Int(quality >> 7 & 0x7F) }

  /// Units with u for ü, or one sound for another.
  public var approximations: Int { Int(quality & 0x7F) }

  package init(
    tier: Int, isComplete: Bool, uncovered: Int, initials: Int, approximations: Int, start: Int
  ) {
    var bits = UInt32(truncatingIfNeeded: min(tier, 15)) << 27
    if !isComplete { bits |= 1 << 26 }
    bits |= UInt32(truncatingIfNeeded: min(uncovered, 0xFFF)) << 14
    bits |= UInt32(truncatingIfNeeded: min(initials, 0x7F)) << 7
    bits |= UInt32(truncatingIfNeeded: min(approximations, 0x7F))
    quality = bits
    self.start = UInt32(clamping: start)
  }

  /// The same match seen as one of another tier.
  func with(tier: Int) -> Rank {
    Rank(
      tier: tier, isComplete: isComplete, uncovered: uncovered, initials: initials,
      approximations: approximations, start: Int(start))
  }

  /// Compares tier and quality, then the place of the match.
  public static func < (a: Rank, b: Rank) -> Bool {
    (a.quality, a.start) < (b.quality, b.start)
  }
}

/// A name that matches.
public struct Hit: Hashable, Sendable {
  /// The name's place in the list.
  public let index: Int
  /// How well it matches.
  public let rank: Rank
  /// The alias or the former name that matched, where it was not the name itself.
  public let via: Via?

  /// Another name by which a place was found.
  public enum Via: Hashable, Sendable {
    /// A romanisation, as it is written: `Peking`.
    case alias(String)
    /// A Han name of former times.
    case formerName(String)
  }
}
