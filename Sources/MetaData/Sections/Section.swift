/// A section of a list: a heading and the rows below it.
public struct Section: Sendable {
  /// What a section is; also its identity within a list.
  public enum ID: Hashable, Sendable {
    /// The places chosen lately, the last one first.
    case recent
    /// The hot cities, in their order.
    case hot
    /// The items whose reading begins with this letter, `A` to `Z`.
    case letter(Character)
    /// A group of a user's file, by its title.
    case group(String)
    /// What has no letter.
    case other
  }

  /// What the section is.
  public let id: ID
  /// The rows, in their order.
  public let items: [Item]

  /// A section with these rows.
  public init(id: ID, items: [Item]) {
    self.id = id
    self.items = items
  }
}
