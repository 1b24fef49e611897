/// What counts as a match.
public struct SearchOptions: Hashable, Sendable {
  /// How much of a name has to be typed.
  public enum Precision: Sendable {
    /// Whole syllables, initials, prefixes, every reading.
    case usual
    /// Only literal text and whole syllables of the first reading.
    case exact
  }

  /// Whether sounds that many speakers do not tell apart are taken for each other: zh/z, ch/c,
  /// sh/s, n/l, r/l, f/h, an/ang, en/eng, in/ing.
  public enum Sounds: Sendable {
    /// Told apart.
    case distinct
    /// Taken for each other; each such unit ranks like an approximate ü.
    case fuzzy
  }

  /// How much of a name has to be typed.
  public var precision: Precision
  /// Which sounds are told apart.
  public var sounds: Sounds

  /// The usual matching unless said otherwise.
  public init(precision: Precision = .usual, sounds: Sounds = .distinct) {
    self.precision = precision
    self.sounds = sounds
  }
}
