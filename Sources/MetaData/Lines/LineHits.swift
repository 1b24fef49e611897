import Pinyin

/// The lines that were found, best first; equally good ones in the order of the input.
///
/// A hit is one number: quality, start and line, so that ranking is sorting numbers.
struct LineHits: Sendable {
  private var ranked: [UInt64] = []
  private var unranked: [UInt64] = []
  /// Of tier 7 or worse: they count only as long as there is nothing better.
  private var doubtful: [UInt64] = []
  private let keepsOrder: Bool

  /// - Parameter keepsOrder: whether the order of the input stands instead of the ranking
  init(keepsOrder: Bool) { self.keepsOrder = keepsOrder }

  var count: Int {
    let sure = ranked.count + unranked.count
    return sure == 0 ? doubtful.count : sure
  }

  // 21 bits hold the 2,000,000 lines that a store holds at most; of the start, what is left: beyond
  // 2,047 characters a line's own place decides.
  private static let lineBits: UInt64 = 21
  private static let startLimit: UInt32 = 2047

  mutating func add(_ line: Int, _ rank: Rank) {
    let line = UInt64(truncatingIfNeeded: line)
    let start = UInt64(min(rank.start, Self.startLimit))
    let key = UInt64(rank.quality) << 32 | start << Self.lineBits | line
    if rank.tier >= 7 {
      doubtful.append(key)
    } else {
      unranked.append(keepsOrder ? line : key)
    }
  }

  /// Takes over what another search found in other lines.
  mutating func add(_ other: LineHits) {
    unranked += other.ranked
    unranked += other.unranked
    doubtful += other.doubtful
  }

  /// The line of a row; `sort` must have been called since the last `add`.
  subscript(row: Int) -> Int {
    let key = ranked.isEmpty ? doubtful[row] : ranked[row]
    return Int(key & (1 << Self.lineBits - 1))
  }

  /// Puts new hits in their places.
  mutating func sort() {
    if ranked.isEmpty && unranked.isEmpty {
      doubtful.sort()
      return
    }
    guard !unranked.isEmpty else { return }
    RadixSort.sort(&unranked)
    ranked = Self.merged(ranked, unranked)
    unranked = []
  }

  private static func merged(_ a: [UInt64], _ b: [UInt64]) -> [UInt64] {
    guard let last = a.last, let first = b.first else { return a.isEmpty ? b : a }
    if last <= first { return a + b }
    return [UInt64](unsafeUninitializedCapacity: a.count + b.count) { buffer, count in
      var (i, j) = (0, 0)
      while i < a.count || j < b.count {
        let takesA = j == b.count || (i < a.count && a[i] <= b[j])
        buffer[count] = takesA ? a[i] : b[j]
        if takesA { i += 1 } else { j += 1 }
        count += 1
      }
    }
  }
}
