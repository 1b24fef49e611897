/// What is valid UTF-8.
enum UTF8Form {
  static func isValid(_ bytes: some Collection<UInt8>) -> Bool {
    bytes.withContiguousStorageIfAvailable { isValid(UnsafeRawBufferPointer($0)) }
      ?? [UInt8](bytes).withUnsafeBytes { isValid($0) }
  }

  static func isValid(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var place = 0
    while place < bytes.count {
      // Plain ASCII goes by eight.
      if place + 8 <= bytes.count,
        bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
      {
        place += 8
        continue
      }
      let length = lengthOfScalar(in: bytes, at: place)
      guard length > 0 else { return false }
      place += length
    }
    return true
  }

  /// How many bytes the scalar at a place takes; 0 where there is no valid one.
  @inline(__always)
  static func lengthOfScalar(in bytes: UnsafeRawBufferPointer, at place: Int) -> Int {
    let lead = bytes[place]
    if lead < 0x80 { return 1 }
    let left = bytes.count - place
    guard lead >= 0xC2, left >= 2 else { return 0 }
    let second = bytes[place + 1]
    if lead < 0xE0 { return second & 0xC0 == 0x80 ? 2 : 0 }
    guard left >= 3, bytes[place + 2] & 0xC0 == 0x80 else { return 0 }
    switch lead {
    // Over-long forms and surrogates are no text.
    case 0xE0: return 0xA0...0xBF ~= second ? 3 : 0
    case 0xED: return 0x80...0x9F ~= second ? 3 : 0
    case 0xE1...0xEF: return second & 0xC0 == 0x80 ? 3 : 0
    default: break
    }
    guard left >= 4, bytes[place + 3] & 0xC0 == 0x80 else { return 0 }
    switch lead {
    case 0xF0: return 0x90...0xBF ~= second ? 4 : 0
    case 0xF1...0xF3: return second & 0xC0 == 0x80 ? 4 : 0
    case 0xF4: return 0x80...0x8F ~= second ? 4 : 0
    default: return 0
    }
  }
}
