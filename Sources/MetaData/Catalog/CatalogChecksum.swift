/// A checksum that notices every change of a single byte, and nearly every other change.
///
/// Eight bytes a step: the file is read at start of a foreign catalog, and a byte a step would cost
/// eight times as much. Each step is a bijection of the state, so one changed word always changes
/// the result. It is no defence against intent: a verified file may still be hostile, and every
/// access is bounded for that reason.
package enum CatalogChecksum {
  /// Writes the checksum into the bytes of a whole file; files without a header are left alone.
  package static func stamp(_ file: inout [UInt8]) {
    guard file.count >= CatalogLayout.headerSize else { return }
    let checksum = file.withUnsafeBytes {
      of(UnsafeRawBufferPointer(rebasing: $0[CatalogLayout.checkedFrom...]))
    }
    withUnsafeBytes(of: checksum.littleEndian) { file.replaceSubrange(16..<24, with: $0) }
  }

  static func of(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var state: UInt64 = 0x6A09_E667_F3BC_C908 ^ UInt64(bytes.count)
    var offset = 0
    while offset + 8 <= bytes.count {
      let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      state = step(state, UInt64(littleEndian: word))
      offset += 8
    }
    var rest: UInt64 = 0
    var shift: UInt64 = 0
    while offset < bytes.count {
      rest |= UInt64(bytes[offset]) << shift
      shift += 8
      offset += 1
    }
    state = step(state, rest)
    return state ^ (state >> 29)
  }

  /// Odd multiplier and a rotation: both can be undone, so no two states become one.
  private static func step(_ state: UInt64, _ word: UInt64) -> UInt64 {
    let mixed = (state ^ word) &* 0x9E37_79B9_7F4A_7C15
    return (mixed << 31) | (mixed >> 33)
  }
}
