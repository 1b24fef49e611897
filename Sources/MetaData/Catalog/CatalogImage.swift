/// The bytes of a catalog and safe readings of them.
///
/// A class, so that an item carries one reference instead of a dozen offsets. It never changes after
/// its making, which is why it may cross threads although it holds a pointer.
final class CatalogImage: @unchecked Sendable {
  let bytes: UnsafeRawBufferPointer
  let layout: CatalogLayout
  private let owned: UnsafeMutableRawBufferPointer?

  /// Uses bytes that live as long as the program (the built-in catalog), without a look at more
  /// than the header.
  init(staying bytes: UnsafeRawBufferPointer) throws(CatalogError) {
    self.bytes = bytes
    layout = try CatalogLayout(header: bytes, fingerprint: nil)
    owned = nil
  }

  /// Takes a copy of bytes from outside.
  init(copying source: [UInt8], fingerprint: UInt64) throws(CatalogError) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: source.count, alignment: 8)
    copy.copyBytes(from: source)
    do throws(CatalogError) {
      layout = try CatalogLayout(header: UnsafeRawBufferPointer(copy), fingerprint: fingerprint)
    } catch {
      copy.deallocate()
      throw error
    }
    bytes = UnsafeRawBufferPointer(copy)
    owned = copy
  }

  /// A catalog without anything.
  init() {
    bytes = UnsafeRawBufferPointer(start: nil, count: 0)
    layout = .empty
    owned = nil
  }

  deinit { owned?.deallocate() }

  /// A number in record `index` of an area; 0 outside.
  func number(_ area: CatalogLayout.Area, _ index: Int, _ offset: Int = 0) -> Int {
    guard index >= 0, index < area.count else { return 0 }
    let place = area.start + index * area.stride + offset
    guard place >= 0, place + 4 <= bytes.count else { return 0 }
    return Int(
      UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self)))
  }

  /// A short number in record `index` of an area; 0 outside.
  func short(_ area: CatalogLayout.Area, _ index: Int, _ offset: Int = 0) -> UInt16 {
    guard index >= 0, index < area.count else { return 0 }
    let place = area.start + index * area.stride + offset
    guard place >= 0, place + 2 <= bytes.count else { return 0 }
    return UInt16(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt16.self))
  }

  /// The eight bytes of a field's value; 0 outside.
  func payload(ofField index: Int) -> UInt64 {
    guard index >= 0, index < layout.fields.count else { return 0 }
    let place = layout.fields.start + index * layout.fields.stride + 4
    guard place >= 0, place + 8 <= bytes.count else { return 0 }
    return UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
  }

  /// The range that record `index` opens and the next one closes, cut to `limit`.
  func range(_ area: CatalogLayout.Area, _ index: Int, _ offset: Int, limit: Int) -> Range<Int> {
    guard index >= 0, index + 1 < area.count else { return 0..<0 }
    let end = min(number(area, index + 1, offset), limit)
    let start = min(number(area, index, offset), end)
    return start..<end
  }

  /// The UTF-8 of a string; empty where the number names none.
  func text(_ string: Int) -> UnsafeRawBufferPointer {
    let place = range(layout.strings, string, 0, limit: layout.text.count)
    return slice(layout.text.start + place.lowerBound, place.count)
  }

  /// The syllables of a reading; empty where the number names none.
  func syllables(_ reading: Int) -> Range<Int> {
    range(layout.readings, reading, 0, limit: layout.syllables.count)
  }

  private func slice(_ start: Int, _ count: Int) -> UnsafeRawBufferPointer {
    guard count > 0, start >= 0, start + count <= bytes.count else {
      return UnsafeRawBufferPointer(start: nil, count: 0)
    }
    return UnsafeRawBufferPointer(rebasing: bytes[start..<(start + count)])
  }
}
