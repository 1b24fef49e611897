/// The scalars of a text in UTF-8, as long as each is a Character of the first plane by itself.
///
/// Stops, without being at the end, at anything else: invalid bytes, marks, emoji, rare Han.
struct PlainScalars {
  private let bytes: UnsafeRawBufferPointer
  private var place = 0

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  var isAtEnd: Bool { place == bytes.count }

  /// Passes over the bytes of a set; whether there was one.
  @inline(__always)
  mutating func skip(_ set: [Bool]) -> Bool {
    let start = place
    place = set.withUnsafeBufferPointer { set in
      var place = place
      while place < bytes.count, set[Int(bytes[place])] { place += 1 }
      return place
    }
    return place > start
  }

  @inline(__always)
  mutating func next() -> UInt32? {
    guard place < bytes.count else { return nil }
    let lead = UInt32(bytes[place])
    if lead < 0x80 {
      // Two control characters, CR and LF, can join to one.
      guard lead >= 0x20 || lead == 0x09 else { return nil }
      place += 1
      return lead
    }
    if lead < 0xE0 { return nextOfTwo(lead) }
    guard lead < 0xF0, place + 2 < bytes.count else { return nil }
    let second = UInt32(bytes[place + 1])
    let third = UInt32(bytes[place + 2])
    guard second & 0xC0 == 0x80, third & 0xC0 == 0x80 else { return nil }
    let scalar = (lead & 0x0F) << 12 | (second & 0x3F) << 6 | third & 0x3F
    // Over-long forms are below every block that stands alone, surrogates in none.
    guard standsAlone(scalar), scalar >= 0x800 else { return nil }
    place += 3
    return scalar
  }

  private mutating func nextOfTwo(_ lead: UInt32) -> UInt32? {
    guard lead >= 0xC2, place + 1 < bytes.count else { return nil }
    let second = UInt32(bytes[place + 1])
    guard second & 0xC0 == 0x80 else { return nil }
    let scalar = (lead & 0x1F) << 6 | second & 0x3F
    guard standsAlone(scalar) else { return nil }
    place += 2
    return scalar
  }
}
