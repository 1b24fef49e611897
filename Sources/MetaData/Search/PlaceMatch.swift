/// A place that a query found.
public struct PlaceMatch: Hashable, Sendable {
  /// What led to the place, where it is not its own name.
  public enum Via: Hashable, Sendable {
    /// Another name of the place: a former one, or a romanisation that is no pinyin.
    case otherName(String)
    /// A place that lies in it.
    case inside(Item)
  }

  /// The place.
  public let item: Item
  /// Nil where the name of the place itself was found.
  public let via: Via?

  /// A place, and what led to it.
  public init(item: Item, via: Via? = nil) {
    self.item = item
    self.via = via
  }

  /// What a row says besides the name of the place: the name that was found instead.
  public var note: String? {
    switch via {
    case .otherName(let name): name
    case .inside(let item): item.name
    case nil: nil
    }
  }

  /// Whether the place was found under a name of its own, and not by what lies in it.
  public var isDirect: Bool {
    if case .inside = via { false } else { true }
  }
}
