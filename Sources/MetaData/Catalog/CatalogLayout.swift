// The layout of a compiled catalog. All numbers are little-endian; nothing is aligned, nothing is
// decoded when the file is opened; every place that an accessor reads is checked against its area.
//
//   header, 80 bytes
//     0  8 bytes  magic: 89 "CPCAT" 0D 0A  (the 89 and the line end show a damaged transfer)
//     8  u32      version of the format
//    12  u32      size of the whole file
//    16  u64      checksum of all bytes from 24 on
//    24  u64      fingerprint of the syllable table that the readings are numbers of
//    32  u32      string: the date of the data
//    36  u32 × 10 counts: items, roots, sections, listed items, coded items, keys, fields,
//                 strings, readings, syllables; the areas follow in this order:
//    76  u32      bytes of text
//   areas, each directly after the one before
//     items       28 bytes each and one more at the end, breadth first: the roots, their children …
//                 u32 name (string), u32 code (string), u32 reading, u32 first child,
//                 u32 first field, u32 order, u16 end of the core, u8 levels,
//                 u8 characters of the core that are an ending all the same (单县: 1).
//                 The children of item i are `firstChild(i) ..< firstChild(i + 1)`, and a child
//                 always stands after its parent: whatever the bytes are, there is no cycle.
//     sections    16 bytes each: u32 kind, u32 title (string), u32 first listed item, u32 count
//     listed      u32 each: the items of the sections, one section after another
//     codes       u32 each: the items that have a code, ordered by the code's bytes
//     keys        u32 each (string): the names of the fields from number 16 on
//     fields      12 bytes each: u16 key, u8 kind, u8 0, 8 bytes of value
//     strings     u32 each and one more: where each string begins in the text
//     readings    u32 each and one more: where each reading begins among the syllables
//     syllables   u16 each: `Syllable.rawValue`
//     text        UTF-8
//   String 0 is "" and reading 0 has no syllable.

/// The places of the areas in a compiled catalog, worked out from its header.
struct CatalogLayout {
  static let magic: [UInt8] = [0x89, 0x43, 0x50, 0x43, 0x41, 0x54, 0x0D, 0x0A]
  static let version: UInt32 = 1
  static let headerSize = 80
  /// The checksum covers everything from here on.
  static let checkedFrom = 24
  /// The numbers of fields below this one are the format's own (`CatalogKey`).
  static let firstForeignKey = 16
  /// How many items may lie in one another. Far more than any list needs; it keeps walks up the tree,
  /// and everything that is done once a step of them, short.
  static let depthLimit = 256
  /// The end of the core where the core is the whole name.
  static let wholeName: UInt16 = 0xFFFF

  /// Fixed-size records, one after another.
  struct Area {
    var start = 0
    var count = 0
    var stride = 1
    var end: Int { start + count * stride }
  }

  var rootCount = 0
  var dataDate: UInt32 = 0
  var items = Area(), sections = Area(), listed = Area(), codes = Area(), keys = Area()
  var fields = Area(), strings = Area(), readings = Area(), syllables = Area(), text = Area()

  /// How many items there are; the area holds one record more, which closes the last ranges.
  var itemCount: Int { max(items.count - 1, 0) }

  /// The layout of a catalog without items.
  static let empty = CatalogLayout()

  private init() {}

  /// Reads the header; says what is wrong where it cannot belong to these bytes, or where it names
  /// another table of syllables than `fingerprint` does.
  init(header bytes: UnsafeRawBufferPointer, fingerprint: UInt64?) throws(CatalogError) {
    guard bytes.count >= Self.headerSize else { throw .truncated }
    guard bytes.prefix(Self.magic.count).elementsEqual(Self.magic) else { throw .notACatalog }
    func number(at offset: Int) -> UInt32 {
      UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
    }
    guard number(at: 8) == Self.version else { throw .unknownVersion(number(at: 8)) }
    guard number(at: 12) == bytes.count else { throw .truncated }
    let table = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: 24, as: UInt64.self))
    guard fingerprint == nil || table == fingerprint else { throw .foreignSyllableTable }
    dataDate = number(at: 32)
    rootCount = Int(number(at: 40))
    var end = Self.headerSize
    // Counts are 32 bits and records small, so this cannot overflow 64 bits.
    func area(_ offset: Int, stride: Int, closing: Int = 0) -> Area {
      let area = Area(start: end, count: Int(number(at: offset)) + closing, stride: stride)
      end = area.end
      return area
    }
    items = area(36, stride: 28, closing: 1)
    sections = area(44, stride: 16)
    listed = area(48, stride: 4)
    codes = area(52, stride: 4)
    keys = area(56, stride: 4)
    fields = area(60, stride: 12)
    strings = area(64, stride: 4, closing: 1)
    readings = area(68, stride: 4, closing: 1)
    syllables = area(72, stride: 2)
    text = area(76, stride: 1)
    guard end == bytes.count else { throw .inconsistent(.sizes) }
    guard rootCount <= itemCount else { throw .inconsistent(.tree) }
  }
}
