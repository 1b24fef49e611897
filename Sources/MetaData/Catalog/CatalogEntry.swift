import Pinyin

/// What a `CatalogBuilder` is told about one item.
public struct CatalogEntry: Sendable {
  /// The name to show.
  public var name: String
  /// The name in full; the same as `name` where there is no other.
  public var fullName: String
  /// The identity; empty where there is none.
  public var code = ""
  /// The levels that the item counts as.
  public var levels: Levels = []
  /// One syllable for each character of `fullName`, or none at all.
  public var reading: [Syllable] = []
  /// Other accepted readings of the core.
  public var alternates: [[Syllable]] = []
  /// How many characters of `fullName` are its core; nil for all of them.
  public var coreLength: Int?
  /// How many characters at the end of the core are an administrative ending all the same: 1 for the
  /// 县 of 单县, which is no name without it.
  public var keptEnding = 0
  /// The rank among the hot cities, from 1.
  public var hot: Int?
  /// Where the place lies.
  public var coordinate: Coordinate?
  /// The telephone area code.
  public var phone: String?
  /// Names that the place bore before.
  public var formerNames: [String] = []
  /// Romanisations that are no pinyin.
  public var aliases: [String] = []
  /// The user's own keys and values.
  public var fields: [(key: String, value: FieldValue)] = []

  /// An item with a name and, where it differs, a full name.
  public init(name: String, fullName: String? = nil) {
    self.name = name
    self.fullName = fullName ?? name
  }
}
