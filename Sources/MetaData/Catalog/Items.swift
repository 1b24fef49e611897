/// A list of items that stand together in their catalog.
public struct Items: RandomAccessCollection, Sendable {
  let image: CatalogImage
  private let source: Source

  /// Items one after another, or numbers listed by a section.
  private enum Source {
    case run(Range<Int>)
    case listed(Range<Int>)
  }

  init(image: CatalogImage, range: Range<Int>) {
    self.image = image
    source = .run(range)
  }

  init(image: CatalogImage, listed: Range<Int>) {
    self.image = image
    source = .listed(listed)
  }

  /// 0.
  public var startIndex: Int { 0 }

  /// How many items there are.
  public var endIndex: Int {
    switch source {
    case .run(let range), .listed(let range): range.count
    }
  }

  /// The item at a place of the list.
  public subscript(position: Int) -> Item {
    precondition(position >= 0 && position < endIndex, "a place outside the list")
    switch source {
    case .run(let range): return Item(image: image, index: range.lowerBound + position)
    case .listed(let range):
      return Item(
        image: image, index: image.number(image.layout.listed, range.lowerBound + position))
    }
  }
}
