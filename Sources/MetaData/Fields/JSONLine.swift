/// An item as one line of JSON.
extension Item {
  /// One object: every field that the item has, then the user's own keys; no children, no line end.
  ///
  /// A key stands once: a user's own value takes the place of the field of the same name.
  public var jsonLine: String {
    let own = fields
    var written: Set<String> = []
    var members: [String] = []
    func write(_ key: String, _ value: FieldValue) {
      guard written.insert(key).inserted else { return }
      members.append(JSONText.string(key) + ":" + JSONText.value(value))
    }
    for field in Field.allCases {
      if let value = own.first(where: { $0.key == field.rawValue })?.value ?? value(of: field) {
        write(field.rawValue, value)
      }
    }
    for field in own { write(field.key, field.value) }
    return "{" + members.joined(separator: ",") + "}"
  }
}
