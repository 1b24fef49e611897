import Pinyin

/// Fields by name.
extension Item {
  /// The value of a field, by its name on the command line; nil where the item has none.
  ///
  /// A user's own key comes first: what stands in the record is what a user means by its name.
  public func field(_ name: String) -> FieldValue? {
    self[name] ?? Field(rawValue: name).flatMap { value(of: $0) }
  }

  /// The value of a field that every place has; nil where the item has none.
  public func value(of field: Field) -> FieldValue? {
    switch field {
    case .name: text(name)
    case .full: text(fullName)
    case .code: text(code)
    case .pinyin: text(pinyin)
    case .initials: text(initials)
    case .level: text(levels.names.joined(separator: ","))
    case .province: province.flatMap { text($0.name) }
    case .city: city.flatMap { text($0.name) }
    case .county: county.flatMap { text($0.name) }
    case .path: text(path)
    case .latitude: coordinate.map { .real($0.latitude) }
    case .longitude: coordinate.map { .real($0.longitude) }
    case .hot: hot.map { .integer(Int64($0)) }
    case .phone: phone.flatMap { text($0) }
    case .timezone: timezone.map { .text($0) }
    }
  }

  /// A field as plain output shows it: `lat` and `lon` with four places, an absent field empty.
  public func text(ofField name: String) -> String {
    switch (self[name], Field(rawValue: name)) {
    case (nil, .latitude), (nil, .longitude): text(ofField: name, places: 4)
    default: field(name)?.text ?? ""
    }
  }

  /// A field with so many places behind the point where it is a number with a fraction; other values
  /// are not changed.
  public func text(ofField name: String, places: Int) -> String {
    guard let value = field(name) else { return "" }
    guard case .real(let real) = value else { return value.text }
    return NumberText.fixed(real, places: places)
  }

  /// The full names from the top down, blanks between; a name that says again what stands before it
  /// is left out.
  public var path: String {
    var names: [String] = []
    for item in Array(ancestry).reversed() where !names.contains(item.fullName) {
      names.append(item.fullName)
    }
    return names.joined(separator: " ")
  }

  private func text(_ text: String) -> FieldValue? { text.isEmpty ? nil : .text(text) }
}
