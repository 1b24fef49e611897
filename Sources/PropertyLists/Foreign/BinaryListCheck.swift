import Foundation

/// A look at a binary property list before Foundation's reader gets it: that reader trusts the
/// counts, and follows references however often.
enum BinaryListCheck {
  /// Whether a reader can be let at these bytes; true for what is no binary list at all.
  static func isSound(_ bytes: Data) -> Bool {
    guard bytes.starts(with: "bplist".utf8) else { return true }
    return bytes.withUnsafeBytes { BinaryList($0)?.isSound ?? false }
  }
}

/// The parts of a binary list: objects, a table of their places, a trailer of 32 bytes.
private struct BinaryList {
  let bytes: UnsafeRawBufferPointer
  let offsetSize: Int
  let referenceSize: Int
  let count: Int
  let top: Int
  let table: Int

  init?(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
    let trailer = bytes.count - 32
    guard trailer >= 8 else { return nil }
    func number(_ at: Int, _ size: Int) -> Int? {
      bytes[at..<(at + size)].reduce(Optional(0)) { value, byte in
        value.flatMap { $0 > Int.max >> 8 ? nil : $0 << 8 | Int(byte) }
      }
    }
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard let count = number(trailer + 8, 8), let top = number(trailer + 16, 8),
      let table = number(trailer + 24, 8), 1...8 ~= offsetSize, 1...8 ~= referenceSize
    else { return nil }
    self.count = count
    self.top = top
    self.table = table
    guard count > 0, count <= bytes.count, top < count, table >= 8, table <= trailer,
      count <= (trailer - table) / offsetSize
    else { return nil }
  }

  /// Walks from the top as a reader would; a list that is named a second time counts a second time,
  /// because it is written out a second time.
  var isSound: Bool {
    var left = PropertyListValue.sizeLimit
    return visit(top, depth: 0, left: &left)
  }

  private func visit(_ object: Int, depth: Int, left: inout Int) -> Bool {
    left -= 1
    guard left >= 0, depth < PropertyListValue.depthLimit, object < count,
      let place = number(table + object * offsetSize, offsetSize), place >= 8, place < table
    else { return false }
    let kind = bytes[place] >> 4
    // Numbers, dates, flags, references of archives: their size is in the mark itself.
    guard [0x4, 0x5, 0x6, 0xA, 0xC, 0xD].contains(kind) else {
      let isNumber = (1...3).contains(kind)
      return !isNumber || place + 1 << Int(bytes[place] & 7) <= table
    }
    guard let (size, start) = length(place) else { return false }
    let isText16 = kind == 0x6
    if kind <= 0x6 { return size <= (table - start) / (isText16 ? 2 : 1) }
    // A set has no place in a list of places, and crashes the reader.
    guard kind != 0xC else { return false }
    let references = kind == 0xD ? size.multipliedReportingOverflow(by: 2) : (size, false)
    guard !references.1, references.0 <= (table - start) / referenceSize else { return false }
    for position in 0..<references.0 {
      guard let child = number(start + position * referenceSize, referenceSize),
        visit(child, depth: depth + 1, left: &left)
      else { return false }
    }
    return true
  }

  /// The count behind a mark, and where the content begins.
  private func length(_ place: Int) -> (size: Int, start: Int)? {
    let low = Int(bytes[place] & 0x0F)
    guard low == 0x0F else { return (low, place + 1) }
    guard place + 1 < table, bytes[place + 1] >> 4 == 1 else { return nil }
    let width = 1 << Int(bytes[place + 1] & 0x0F)
    guard width <= 8, let size = number(place + 2, width) else { return nil }
    return (size, place + 2 + width)
  }

  private func number(_ place: Int, _ size: Int) -> Int? {
    guard place >= 0, place <= bytes.count - size else { return nil }
    var value = 0
    for byte in bytes[place..<(place + size)] {
      guard value <= Int.max >> 8 else { return nil }
      value = value << 8 | Int(byte)
    }
    return value
  }
}
