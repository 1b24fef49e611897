import Pinyin

/// Writes the fields of items, and numbers the keys that are not the format's own.
struct CatalogFieldWriter {
  private var written = LittleEndianBytes()
  private var numbers: [String: UInt16] = [:]
  private var names: [String] = []

  var count: Int { written.bytes.count / 12 }
  var bytes: [UInt8] { written.bytes }

  mutating func append(
    _ entry: CatalogEntry, pool: inout CatalogPool
  ) throws(CatalogBuilder.Failure) {
    if entry.fullName.utf8.elementsEqual(entry.name.utf8) == false {
      append(.fullName, .text(entry.fullName), &pool)
    }
    if let hot = entry.hot { append(.hot, .integer(Int64(hot)), &pool) }
    if let coordinate = entry.coordinate {
      append(.latitude, .real(coordinate.latitude), &pool)
      append(.longitude, .real(coordinate.longitude), &pool)
    }
    if let phone = entry.phone { append(.phone, .text(phone), &pool) }
    for name in entry.formerNames { append(.formerName, .text(name), &pool) }
    for alias in entry.aliases { append(.alias, .text(alias), &pool) }
    for reading in entry.alternates {
      append(CatalogKey.alternate.rawValue, .reading, UInt64(pool.reading(reading)))
    }
    for field in entry.fields { append(try number(of: field.key), field.value, &pool) }
  }

  /// The names of the keys as numbers of strings.
  func keyBytes(pool: inout CatalogPool) -> [UInt8] {
    var keys = LittleEndianBytes()
    for name in names { keys.append(pool.string(name)) }
    return keys.bytes
  }

  private mutating func number(of key: String) throws(CatalogBuilder.Failure) -> UInt16 {
    if let known = numbers[key] { return known }
    guard let number = UInt16(exactly: names.count + CatalogLayout.firstForeignKey) else {
      throw .tooLarge
    }
    numbers[key] = number
    names.append(key)
    return number
  }

  private mutating func append(_ key: CatalogKey, _ value: FieldValue, _ pool: inout CatalogPool) {
    append(key.rawValue, value, &pool)
  }

  private mutating func append(_ key: UInt16, _ value: FieldValue, _ pool: inout CatalogPool) {
    switch value {
    case .text(let text): append(key, .text, UInt64(pool.string(text)))
    case .integer(let integer): append(key, .integer, UInt64(bitPattern: integer))
    case .real(let real): append(key, .real, real.bitPattern)
    case .flag(let flag): append(key, .flag, flag ? 1 : 0)
    }
  }

  private mutating func append(_ key: UInt16, _ kind: CatalogFieldKind, _ payload: UInt64) {
    written.append(key)
    written.append(UInt16(kind.rawValue))
    written.append(payload)
  }
}
