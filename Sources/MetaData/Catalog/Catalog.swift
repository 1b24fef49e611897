import CatalogData
import Pinyin

/// Places, or the rows of a user's file, in compiled form.
///
/// The bytes are used in place: opening a catalog costs microseconds, whatever its size. A catalog
/// is a value that never changes; there may be any number of them.
public struct Catalog: Sendable {
  let image: CatalogImage

  init(image: CatalogImage) { self.image = image }

  /// The 34 provinces of China with their cities, counties and townships.
  ///
  /// Its bytes are part of the program and proved by the tests, so they are not verified here.
  public static let builtIn = Catalog(image: builtInImage)

  private static var builtInImage: CatalogImage {
    let bytes = UnsafeRawBufferPointer(start: catalog_address(), count: catalog_size)
    let image = try? CatalogImage(staying: bytes)
    return image ?? CatalogImage()
  }

  /// Takes the bytes of a compiled catalog from outside, after verifying them.
  ///
  /// Throws `CatalogError` where they are damaged, foreign or contradict themselves.
  public init(bytes: [UInt8]) throws(CatalogError) {
    image = try CatalogImage(copying: bytes, fingerprint: Syllable.tableFingerprint)
    try image.verify()
  }

  /// The date of the data, as its source gives it (`2026-09-11`).
  public var dataDate: String { image.string(Int(image.layout.dataDate)) }

  /// How many items there are at all levels.
  public var count: Int { image.layout.itemCount }

  /// The item with a number below `count`.
  public subscript(index: Int) -> Item {
    precondition(index >= 0 && index < count, "an item outside the catalog")
    return Item(image: image, index: index)
  }

  /// The items that lie in no other: the provinces of the built-in catalog.
  public var top: Items { Items(image: image, range: 0..<image.layout.rootCount) }

  /// Every item, a parent before its children.
  public var all: Items { Items(image: image, range: 0..<count) }

  /// The item with this code; nil where there is none.
  public func item(code: some StringProtocol) -> Item? {
    image.item(code: Array(code.utf8)).map { Item(image: image, index: $0) }
  }

  /// The sections as they were compiled: the hot cities and the letters of the built-in catalog,
  /// the groups of a user's file.
  public var sections: [CatalogSection] {
    (0..<image.layout.sections.count).map { CatalogSection(image: image, number: $0) }
  }

  /// The rows of all sections but the hot one, in their order: the cities of the built-in catalog
  /// from A to Z, the rows of a user's file.
  public var cities: Items {
    let listed = sections.filter { $0.kind != .hot }.map(\.listed)
    guard let first = listed.first, let last = listed.last, first.lowerBound <= last.upperBound
    else { return top }
    return Items(image: image, listed: first.lowerBound..<last.upperBound)
  }
}
