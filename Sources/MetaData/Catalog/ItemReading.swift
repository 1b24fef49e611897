import Pinyin

/// How an item is read and written otherwise.
extension Item {
  /// The verified reading of `fullName`: one syllable for each character, `.none` for a character
  /// without one; empty where the catalog has none.
  public var reading: [Syllable] { image.reading(image.readingNumber(number)) }

  /// Other accepted readings of the core, without tones where none are known.
  public var alternates: [[Syllable]] { image.alternates(of: number) }

  /// The characters of `fullName` without the administrative ending.
  public var core: Range<Int> {
    let count = fullName.count
    return 0..<min(image.coreEnd(number) ?? count, count)
  }

  /// The character of `fullName` where the administrative ending begins: the end of the core, or
  /// before it where the core keeps its ending (单县).
  public var endingStart: Int {
    let end = core.upperBound
    return max(0, end - image.keptEnding(number))
  }

  /// Names that the place bore before, in Han.
  public var formerNames: [String] { image.texts(.formerName, of: number) }

  /// Romanisations that are no pinyin (`Harbin`, `Peking`).
  public var aliases: [String] { image.texts(.alias, of: number) }

  /// Calls `body` with the UTF-8 of the name and the syllables of the reading, in place.
  package func withRawName<Result>(
    _ body: (_ name: UnsafeRawBufferPointer, _ reading: RawReading) -> Result
  ) -> Result {
    let full = image.fields(number).first { image.key(ofField: $0) == CatalogKey.fullName.rawValue }
    let string =
      full.map { Int(image.payload(ofField: $0) & 0xFFFF_FFFF) }
      ?? image.number(image.layout.items, number, 0)
    return withExtendedLifetime(image) {
      body(image.text(string), RawReading(image: image, place: image.syllables(readingNumber)))
    }
  }

  private var readingNumber: Int { image.readingNumber(number) }
}

/// The syllables of one reading, read in place.
package struct RawReading: RandomAccessCollection {
  let image: CatalogImage
  let place: Range<Int>

  package var startIndex: Int { 0 }
  package var endIndex: Int { place.count }
  package subscript(position: Int) -> Syllable {
    Syllable(rawValue: image.short(image.layout.syllables, place.lowerBound + position))
  }
}
