/// One scalar of a query after normalisation, with what binds to it.
package struct QueryUnit: Hashable, Sendable {
  package enum Kind: UInt8, Sendable { case letter, zhuyin, zhuyinTone, han, other }

  package var kind: Kind
  /// The scalar itself, folded: the literal. `ü` stays `ü`.
  package var scalar: UInt32
  /// The tone of a mark on this letter, or of a bopomofo tone sign; 0: none.
  package var tone: UInt8 = 0
  /// Whether a boundary was typed before this unit.
  package var afterBoundary = false
}

/// A query, or one of its terms, as a row of units.
package struct Pattern: Hashable, Sendable {
  /// The longest pattern: offsets 0 to 127 are the bits of a mask of 128. What is longer is cut:
  /// a line pasted whole still finds itself by its beginning.
  package static let limit = 127

  package var units: [QueryUnit] = []
  /// Whether a boundary was typed behind the last unit.
  package var endsInBoundary = false

  package var count: Int { units.count }

  /// Letters that count for the rules of length: a–z, ü and the signs of bopomofo.
  package var letterCount: Int { units.count { $0.kind == .letter || $0.kind == .zhuyin } }

  /// A boundary, a Han character or the end stands at this offset.
  package func isBoundary(at offset: Int) -> Bool {
    guard offset < units.count else { return endsInBoundary }
    return units[offset].afterBoundary || units[offset].kind == .han
  }
}
