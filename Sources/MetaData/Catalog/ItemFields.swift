/// The facts and the own fields of an item.
extension Item {
  /// The rank among the hot cities, from 1.
  public var hot: Int? {
    for field in image.fields(number) where image.key(ofField: field) == CatalogKey.hot.rawValue {
      if case .integer(let rank) = image.value(ofField: field) { return Int(clamping: rank) }
    }
    return nil
  }

  /// Where the place lies.
  public var coordinate: Coordinate? {
    guard let latitude = image.real(.latitude, of: number),
      let longitude = image.real(.longitude, of: number)
    else { return nil }
    return Coordinate(latitude: latitude, longitude: longitude)
  }

  /// The telephone area code, digit for digit.
  public var phone: String? { image.texts(.phone, of: number).first }

  /// The user's own keys with their values, in the order of the file.
  public var fields: [(key: String, value: FieldValue)] {
    image.fields(number).compactMap { field in
      guard let key = image.foreignKey(ofField: field), let value = image.value(ofField: field)
      else { return nil }
      return (key, value)
    }
  }

  /// The value of one of the user's own keys.
  public subscript(key: String) -> FieldValue? { fields.first { $0.key == key }?.value }
}
