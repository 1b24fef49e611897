import Pinyin

/// The fields of one item, by its number.
extension CatalogImage {
  /// The numbers of the fields of an item.
  func fields(_ item: Int) -> Range<Int> {
    range(layout.items, item, 16, limit: layout.fields.count)
  }

  func key(ofField field: Int) -> UInt16 { short(layout.fields, field, 0) }

  /// The name of a field that is not the format's own.
  func foreignKey(ofField field: Int) -> String? {
    let key = Int(key(ofField: field)) - CatalogLayout.firstForeignKey
    guard key >= 0, key < layout.keys.count else { return nil }
    return string(number(layout.keys, key))
  }

  /// The value of a field; nil for a reading, which is no value of a record.
  func value(ofField field: Int) -> FieldValue? {
    let payload = payload(ofField: field)
    switch CatalogFieldKind(rawValue: UInt8(truncatingIfNeeded: short(layout.fields, field, 2))) {
    case .text: return .text(string(Int(payload & 0xFFFF_FFFF)))
    case .integer: return .integer(Int64(bitPattern: payload))
    case .real: return .real(Double(bitPattern: payload))
    case .flag: return .flag(payload != 0)
    case .reading, nil: return nil
    }
  }

  /// The values of one of the format's own fields, in their order.
  func values(_ key: CatalogKey, of item: Int) -> [FieldValue] {
    fields(item).filter { self.key(ofField: $0) == key.rawValue }
      .compactMap { value(ofField: $0) }
  }

  func texts(_ key: CatalogKey, of item: Int) -> [String] {
    values(key, of: item).compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  func real(_ key: CatalogKey, of item: Int) -> Double? {
    for value in values(key, of: item) { if case .real(let real) = value { return real } }
    return nil
  }

  func alternates(of item: Int) -> [[Syllable]] {
    fields(item).filter { key(ofField: $0) == CatalogKey.alternate.rawValue }
      .map { reading(Int(payload(ofField: $0) & 0xFFFF_FFFF)) }
  }
}
