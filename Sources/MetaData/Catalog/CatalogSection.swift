/// A section as it was compiled.
public struct CatalogSection: Sendable {
  /// What a section is.
  public enum Kind: Hashable, Sendable {
    /// The hot cities, in their order.
    case hot
    /// The items whose reading begins with a letter.
    case letter
    /// A group of a user's file.
    case group
    /// What has no letter.
    case other
  }

  /// What the section is.
  public let kind: Kind
  /// The letter, or the title of the group.
  public let title: String
  /// The items of the section, in their order.
  public var items: Items { Items(image: image, listed: listed) }

  let image: CatalogImage
  let listed: Range<Int>

  init(image: CatalogImage, number: Int) {
    let area = image.layout.sections
    switch CatalogSectionKind(rawValue: UInt32(truncatingIfNeeded: image.number(area, number, 0))) {
    case .hot: kind = .hot
    case .letter: kind = .letter
    case .group: kind = .group
    case .other, nil: kind = .other
    }
    title = image.string(image.number(area, number, 4))
    let start = min(image.number(area, number, 8), image.layout.listed.count)
    let count = min(image.number(area, number, 12), image.layout.listed.count - start)
    listed = start..<(start + count)
    self.image = image
  }
}
