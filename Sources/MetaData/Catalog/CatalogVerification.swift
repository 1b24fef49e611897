/// The proof that the parts of a catalog from outside agree with each other.
///
/// Linear in the size of the file. The accessors would survive without it; it exists so that a
/// foreign or damaged file is refused at once instead of showing nonsense.
extension CatalogImage {
  func verify() throws(CatalogError) {
    let stored = UInt64(
      littleEndian: bytes.loadUnaligned(fromByteOffset: 16, as: UInt64.self))
    let checked = UnsafeRawBufferPointer(rebasing: bytes[CatalogLayout.checkedFrom...])
    guard CatalogChecksum.of(checked) == stored else { throw .damaged }
    try verifyStarts(layout.strings, limit: layout.text.count)
    try verifyStarts(layout.readings, limit: layout.syllables.count)
    try verifyText()
    try verifyItems()
    try verifyFields()
    try verifySections()
  }

  /// The starts rise from 0 to the end of what they divide.
  private func verifyStarts(_ area: CatalogLayout.Area, limit: Int) throws(CatalogError) {
    var last = 0
    for index in 0..<area.count {
      let start = number(area, index)
      guard start >= last, start <= limit, index > 0 || start == 0 else {
        throw .inconsistent(.reference)
      }
      last = start
    }
    // Number 0 is the empty string and the reading without syllables, and one record closes.
    guard area.count > 1, last == limit, number(area, 1) == 0 else {
      throw .inconsistent(.reference)
    }
  }

  /// The text is UTF-8, and no string begins inside a character.
  private func verifyText() throws(CatalogError) {
    let place = layout.text.start..<layout.text.end
    let text = UnsafeRawBufferPointer(rebasing: bytes[place])
    guard String(validating: text, as: UTF8.self) != nil else { throw .inconsistent(.text) }
    for index in 0..<layout.strings.count {
      let start = number(layout.strings, index)
      guard start == text.count || !UTF8.isContinuation(text[start]) else {
        throw .inconsistent(.text)
      }
    }
  }

  private func verifyItems() throws(CatalogError) {
    let strings = layout.strings.count - 1
    var lastChild = layout.rootCount
    var lastField = 0
    for item in 0..<layout.items.count {
      let child = number(layout.items, item, 12)
      let field = number(layout.items, item, 16)
      let closing = item == layout.itemCount
      guard child >= lastChild, field >= lastField, child > item || closing,
        item > 0 || (child == layout.rootCount && field == 0)
      else { throw .inconsistent(.tree) }
      lastChild = child
      lastField = field
      guard number(layout.items, item, 0) < strings, number(layout.items, item, 4) < strings,
        number(layout.items, item, 8) < layout.readings.count - 1
      else { throw .inconsistent(.reference) }
      guard
        Levels.any.rawValue | UInt8(truncatingIfNeeded: short(layout.items, item, 26))
          == Levels.any.rawValue
      else { throw .inconsistent(.kind) }
    }
    guard lastChild == layout.itemCount, lastField == layout.fields.count else {
      throw .inconsistent(.tree)
    }
    try verifyDepth()
  }

  /// All items of one depth stand together, and the first child of the item behind them ends the next
  /// depth.
  private func verifyDepth() throws(CatalogError) {
    var end = layout.rootCount
    for _ in 0..<CatalogLayout.depthLimit {
      if end >= layout.itemCount { return }
      end = number(layout.items, end, 12)
    }
    throw .inconsistent(.tree)
  }

  private func verifyFields() throws(CatalogError) {
    let strings = layout.strings.count - 1
    for key in 0..<layout.keys.count where number(layout.keys, key) >= strings {
      throw .inconsistent(.reference)
    }
    for field in 0..<layout.fields.count {
      let key = key(ofField: field)
      guard CatalogKey(rawValue: key) != nil || foreignKey(ofField: field) != nil else {
        throw .inconsistent(.reference)
      }
      let payload = payload(ofField: field)
      switch CatalogFieldKind(rawValue: UInt8(truncatingIfNeeded: short(layout.fields, field, 2))) {
      case .text: guard payload < UInt64(strings) else { throw .inconsistent(.reference) }
      case .reading:
        guard payload < UInt64(layout.readings.count - 1) else { throw .inconsistent(.reference) }
      case .integer, .real, .flag: break
      case nil: throw .inconsistent(.kind)
      }
    }
  }

  private func verifySections() throws(CatalogError) {
    var last = 0
    for section in 0..<layout.sections.count {
      guard CatalogSectionKind(rawValue: UInt32(number(layout.sections, section, 0))) != nil else {
        throw .inconsistent(.kind)
      }
      guard number(layout.sections, section, 4) < layout.strings.count - 1,
        number(layout.sections, section, 8) == last
      else { throw .inconsistent(.reference) }
      last += number(layout.sections, section, 12)
    }
    guard last == layout.listed.count else { throw .inconsistent(.reference) }
    for area in [layout.listed, layout.codes] {
      for index in 0..<area.count where number(area, index) >= layout.itemCount {
        throw .inconsistent(.reference)
      }
    }
  }
}
