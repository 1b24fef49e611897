/// Bytes to scalars, however they arrive: half a character waits for its rest as long as it takes.
struct UTF8Reader: Hashable, Sendable {
  enum Step: Hashable {
    case scalar(Unicode.Scalar)
    /// The character is not complete yet.
    case more
    /// What was read is no character. The byte that showed it may begin the next one.
    case invalid(isByteUsed: Bool)
  }

  private var value: UInt32 = 0
  private var missing = 0
  /// The lowest value that needs this many bytes: a lower one is an over-long form.
  private var lowest: UInt32 = 0

  mutating func read(_ byte: UInt8) -> Step {
    if missing == 0 { return begin(byte) }
    guard byte & 0xC0 == 0x80 else {
      missing = 0
      return .invalid(isByteUsed: false)
    }
    value = value << 6 | UInt32(byte & 0x3F)
    missing -= 1
    if missing > 0 { return .more }
    // The initialiser refuses surrogates and what lies above U+10FFFF.
    guard value >= lowest, let scalar = Unicode.Scalar(value) else {
      return .invalid(isByteUsed: true)
    }
    return .scalar(scalar)
  }

  private mutating func begin(_ byte: UInt8) -> Step {
    switch byte {
    case 0x00...0x7F: return .scalar(Unicode.Scalar(byte))
    case 0xC2...0xDF: expect(1, from: byte & 0x1F, lowest: 0x80)
    case 0xE0...0xEF: expect(2, from: byte & 0x0F, lowest: 0x800)
    case 0xF0...0xF4: expect(3, from: byte & 0x07, lowest: 0x10000)
    default: return .invalid(isByteUsed: true)
    }
    return .more
  }

  private mutating func expect(_ count: Int, from bits: UInt8, lowest: UInt32) {
    missing = count
    value = UInt32(bits)
    self.lowest = lowest
  }
}
