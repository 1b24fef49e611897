/// Items that were seen, as bits by their numbers: asked tens of thousands of times at the first key.
struct ItemSet {
  private var image: CatalogImage?
  private var bits: [UInt64] = []
  /// Items of another catalog than the first one's.
  private var foreign: Set<Item> = []

  /// Puts an item in; false where it was in already.
  mutating func insert(_ item: Item) -> Bool {
    if image == nil {
      image = item.image
      bits = [UInt64](repeating: 0, count: item.image.layout.itemCount / 64 + 1)
    }
    let word = item.number / 64
    guard image === item.image, word < bits.count else { return foreign.insert(item).inserted }
    let bit: UInt64 = 1 << UInt64(item.number % 64)
    guard bits[word] & bit == 0 else { return false }
    bits[word] |= bit
    return true
  }
}
