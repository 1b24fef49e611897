/// A map from scalars to 16-bit numbers in two stages: equal pages are kept once.
struct TwoStage {
  /// Scalars a page; the reader shifts by five.
  static let pageSize = 32
  private(set) var index: [UInt16] = []
  private(set) var pages: [UInt16] = []

  init(_ values: [UInt32: UInt16]) throws(CompilerError) {
    let count = Int(values.keys.max() ?? 0) / Self.pageSize + 1
    var known: [[UInt16]: UInt16] = [:]
    for number in 0..<count {
      let first = UInt32(number * Self.pageSize)
      let page = (0..<UInt32(Self.pageSize)).map { values[first + $0] ?? 0 }
      if let place = known[page] {
        index.append(place)
      } else {
        guard let place = UInt16(exactly: pages.count / Self.pageSize) else {
          throw .tableTooLarge
        }
        known[page] = place
        index.append(place)
        pages += page
      }
    }
  }
}
