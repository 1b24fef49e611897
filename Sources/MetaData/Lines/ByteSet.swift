/// A set of bytes.
package struct ByteSet: Hashable, Sendable {
  private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

  package init(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { insert(byte) }
  }

  private mutating func insert(_ byte: UInt8) {
    let bit = UInt64(1) << UInt64(byte & 63)
    switch byte >> 6 {
    case 0: words.0 |= bit
    case 1: words.1 |= bit
    case 2: words.2 |= bit
    default: words.3 |= bit
    }
  }

  package func contains(_ byte: UInt8) -> Bool {
    let word =
      switch byte >> 6 {
      case 0: words.0
      case 1: words.1
      case 2: words.2
      default: words.3
      }
    return word >> UInt64(byte & 63) & 1 != 0
  }

  /// The ASCII that is not in the set: a part of a longer character is no character.
  var complementOfASCII: ByteSet {
    var set = ByteSet([])
    set.words = (~words.0, ~words.1, 0, 0)
    return set
  }

  package static func == (a: ByteSet, b: ByteSet) -> Bool { a.words == b.words }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(words.0)
    hasher.combine(words.1)
    hasher.combine(words.2)
    hasher.combine(words.3)
  }
}
