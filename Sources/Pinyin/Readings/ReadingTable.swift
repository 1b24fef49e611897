import ReadingData

/// The compiled table of readings and foldings, read where it lies.
///
/// Nothing is decoded at the start: a look-up is three loads. Every load is checked, so damaged
/// bytes give wrong or no readings, never a trap. `ReadingsCompiler` describes the layout.
package struct ReadingTable: @unchecked Sendable {
  // Unchecked, because the bytes are constant for the life of the program.
  let bytes: UnsafeRawBufferPointer
  package let syllableCount: Int
  private let parts: (Int, Int, Int, Int, Int, Int, Int, Int)

  /// The table that is part of the program.
  package static let embedded = ReadingTable(
    bytes: UnsafeRawBufferPointer(start: readings_start(), count: readings_size))

  /// A view of bytes that must outlive it. What is no table is an empty one.
  package init(bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
    var view = ByteView(bytes: bytes)
    guard view.word(0) == 0x4452_5043, view.half(4) == 1 else {
      view = ByteView(bytes: UnsafeRawBufferPointer(start: nil, count: 0))
      parts = (0, 0, 0, 0, 0, 0, 0, 0)
      syllableCount = 0
      return
    }
    func part(_ number: Int) -> Int { Int(view.word(8 + 4 * number)) }
    parts = (part(0), part(1), part(2), part(3), part(4), part(5), part(6), part(7))
    syllableCount = min(Int(view.half(6)), 1 << 13)
  }

  /// All bytes of the table.
  package var size: Int { bytes.count }

  /// The letters of a syllable by its number, ASCII with `v` for ü; empty for an unknown number.
  package func letters(_ number: Int) -> [UInt8] {
    guard number > 0, number < syllableCount else { return [] }
    let view = ByteView(bytes: bytes)
    return (0..<8).map { view.byte(parts.0 + number * 8 + $0) }.filter { $0 != 0 }
  }

  /// The first letter of a syllable without the others; 0 for an unknown number.
  package func firstLetter(_ number: Int) -> UInt8 {
    guard number > 0, number < syllableCount else { return 0 }
    return ByteView(bytes: bytes).byte(parts.0 + number * 8)
  }

  /// The number of a character's set of readings; 0: it has none.
  package func readingSet(_ scalar: UInt32) -> UInt16 {
    entry(scalar, index: parts.1, pages: parts.2, end: parts.3)
  }

  /// The reading at `position` of a set, commonest first; nil behind the last.
  package func reading(_ set: UInt16, _ position: Int) -> Syllable? {
    // No character has as many; the limit holds where the end mark is damaged.
    guard set != 0, position < 32 else { return nil }
    let view = ByteView(bytes: bytes)
    let first = parts.3 + Int(set) * 2
    for step in 0..<position where view.half(first + step * 2) & 0x8000 != 0 { return nil }
    let word = view.half(first + position * 2) & 0x7FFF
    return word == 0 ? nil : Syllable(rawValue: word)
  }

  /// Appends what a scalar becomes for comparison; at most a few scalars.
  package func fold(_ scalar: UInt32, into result: inout [UInt32]) {
    if scalar < 0x80 {
      result.append((0x41...0x5A).contains(scalar) ? scalar | 0x20 : scalar)
      return
    }
    // Tags and the variation selectors of plane 14 carry no text.
    if (0xE0000..<0xE1000).contains(scalar) { return }
    let set = entry(scalar, index: parts.4, pages: parts.5, end: parts.6)
    guard set != 0 else { return result.append(scalar) }
    let view = ByteView(bytes: bytes)
    // No folding in Unicode is longer than 18; the limit holds where the end mark is damaged.
    for step in 0..<32 {
      let word = view.word(parts.6 + (Int(set) + step) * 4)
      if word & 0x4000_0000 == 0 { result.append(word & 0x1F_FFFF) }
      if word & 0x8000_0000 != 0 { return }
    }
  }

  func entry(_ scalar: UInt32, index: Int, pages: Int, end: Int) -> UInt16 {
    let view = ByteView(bytes: bytes)
    let slot = index + Int(scalar >> 5) * 2
    guard slot < pages else { return 0 }
    let place = pages + (Int(view.half(slot)) << 5 + Int(scalar & 31)) * 2
    return place < end ? view.half(place) : 0
  }
}

/// Checked little-endian loads; behind the end everything is 0.
private struct ByteView {
  let bytes: UnsafeRawBufferPointer

  func byte(_ offset: Int) -> UInt8 {
    offset >= 0 && offset < bytes.count ? bytes[offset] : 0
  }
  func half(_ offset: Int) -> UInt16 {
    guard offset >= 0, offset <= bytes.count - 2 else { return 0 }
    return UInt16(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt16.self))
  }
  func word(_ offset: Int) -> UInt32 {
    guard offset >= 0, offset <= bytes.count - 4 else { return 0 }
    return UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }
}
