import Pinyin

/// One item of a catalog: a place, or a row of a user's file.
///
/// A reference and a number: it is cheap to copy, and its parts are read when they are asked for.
/// Two items are equal when they are the same entry of the same catalog.
public struct Item: Hashable, Sendable {
  let image: CatalogImage
  /// The number of the item within its catalog.
  public let index: UInt32

  init(image: CatalogImage, index: Int) {
    self.image = image
    self.index = UInt32(truncatingIfNeeded: index)
  }

  var number: Int { Int(index) }

  /// The same entry of the same catalog.
  public static func == (a: Item, b: Item) -> Bool { a.index == b.index && a.image === b.image }

  /// Hashes the number alone: items of two catalogs seldom meet in one table.
  public func hash(into hasher: inout Hasher) { hasher.combine(index) }

  /// The name to show: short for provinces and cities (`北京`), full below.
  public var name: String { image.name(number) }

  /// The official name in full (`北京市`).
  public var fullName: String { image.texts(.fullName, of: number).first ?? name }

  /// The official code, which is the identity of a place; empty where there is none.
  public var code: String { image.code(number) }

  /// The levels that the item counts as.
  public var levels: Levels { image.levels(number) }

  /// The rank in reading order among all items of the catalog: comparing ranks compares readings.
  public var order: UInt32 { image.order(number) }

  /// The item that this one lies in.
  public var parent: Item? { image.parent(number).map { Item(image: image, index: $0) } }

  /// What lies directly in this item.
  public var children: Items { Items(image: image, range: image.children(number)) }

  /// The item and all that it lies in, from the item outwards.
  public var ancestry: some Sequence<Item> { sequence(first: self, next: \.parent) }

  /// The province that the item is or lies in.
  public var province: Item? { ancestor(.province) }
  /// The city that the item is or lies in.
  public var city: Item? { ancestor(.city) }
  /// The county that the item is or lies in.
  public var county: Item? { ancestor(.county) }

  private func ancestor(_ level: Levels) -> Item? {
    ancestry.first { $0.levels.contains(level) }
  }
}
