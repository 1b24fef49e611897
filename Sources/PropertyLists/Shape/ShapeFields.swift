import MetaData

/// What a record says besides its name and what lies in it.
enum ShapeFields {
  /// The user's own keys with their values, by key, since Foundation keeps no order.
  static func fields(
    of node: ShapeNode, without childrenKey: String?
  ) -> [(key: String, value: FieldValue)] {
    var fields: [(key: String, value: FieldValue)] = []
    for (key, value) in node.record.sorted(by: { $0.key < $1.key }) where key != childrenKey {
      append(value, key, to: &fields)
    }
    if let pair = ShapePair(node) {
      fields.append((pair.other.key, .text(pair.other.text)))
    } else if let key = node.key, !node.record.isEmpty, node.record["key"] == nil {
      fields.append(("key", .text(key)))
    }
    return fields
  }

  /// A dictionary of values is as many fields, a list of values one, with commas.
  private static func append(
    _ value: PropertyListValue, _ key: String, to fields: inout [(key: String, value: FieldValue)]
  ) {
    switch value {
    case .scalar(let value): fields.append((key, value))
    case .array(let values):
      let texts = values.compactMap(\.scalarText)
      if !texts.isEmpty, texts.count == values.count {
        fields.append((key, .text(texts.joined(separator: ","))))
      }
    case .dictionary(let keys):
      for (inner, value) in keys.sorted(by: { $0.key < $1.key }) {
        if case .scalar(let value) = value { fields.append(("\(key).\(inner)", value)) }
      }
    }
  }

  /// Where the place lies; nil where the record does not say it, or says what is nowhere on Earth.
  static func coordinate(of record: [String: PropertyListValue]) -> Coordinate? {
    guard let latitude = number(["latitude", "lat"], record),
      let longitude = number(["longitude", "lng", "lon"], record),
      abs(latitude) <= 90, abs(longitude) <= 180
    else { return nil }
    return Coordinate(latitude: latitude, longitude: longitude)
  }

  private static func number(_ keys: [String], _ record: [String: PropertyListValue]) -> Double? {
    for key in keys {
      guard let value = record[key] else { continue }
      return value.real ?? value.text.flatMap { Double(trimmed($0)) }
    }
    return nil
  }
}
