/// What an item is, as a set: a municipality counts as province and as city, a county run by its
/// province directly as city and as county. Empty for items of a user's file.
public struct Levels: OptionSet, Hashable, Sendable {
  /// One bit a level.
  public let rawValue: UInt8

  /// Takes the bits as they are.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A province, an autonomous region, a municipality or a special administrative region.
  public static let province = Levels(rawValue: 1)
  /// A city, and what the list of cities shows beside them (leagues, prefectures …).
  public static let city = Levels(rawValue: 2)
  /// A county, a district, a city at county level.
  public static let county = Levels(rawValue: 4)
  /// A township, a town, a street office.
  public static let township = Levels(rawValue: 8)
  /// Every level.
  public static let any: Levels = [.province, .city, .county, .township]

  /// The names of the levels in this set, the highest first.
  public var names: [String] { Self.named.filter { contains($0.level) }.map(\.name) }

  /// A level by its name, or `any`.
  public init?(name: some StringProtocol) {
    if name == "any" {
      self = .any
    } else if let known = Self.named.first(where: { $0.name == name }) {
      self = known.level
    } else {
      return nil
    }
  }

  /// The place of the highest level, 0 for a province; items without a level come last.
  public var rank: Int { min(rawValue.trailingZeroBitCount, Self.named.count) }

  private static let named: [(name: String, level: Levels)] = [
    ("province", .province), ("city", .city), ("county", .county), ("township", .township),
  ]
}
