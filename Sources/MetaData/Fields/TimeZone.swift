/// The time zone of a place.
extension Item {
  /// The zone of the tz database, told by the code; nil for an item that is no place.
  ///
  /// All of the mainland keeps the time of Peking; the tz database has zones of their own for Hong
  /// Kong, Macau and Taiwan.
  public var timezone: String? {
    guard !levels.isEmpty, !code.isEmpty else { return nil }
    switch code.prefix(2) {
    case "71", "TW": return "Asia/Taipei"
    case "81": return "Asia/Hong_Kong"
    case "82": return "Asia/Macau"
    default: return "Asia/Shanghai"
    }
  }
}
