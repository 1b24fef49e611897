/// Numbers as text.
enum NumberText {
  /// The shortest form that reads back as the same number: `30`, `30.5`, `1e+300`.
  static func shortest(_ real: Double) -> String {
    let text = real.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// A number with exactly so many places behind the point, halves away from zero.
  ///
  /// What has no exact whole number of such units (very large numbers, infinity) keeps its shortest
  /// form: digits that a `Double` does not have would be invented.
  static func fixed(_ real: Double, places: Int) -> String {
    var factor = 1.0
    for _ in 0..<places { factor *= 10 }
    let units = real.magnitude * factor
    // Not `rounded()`: it needs the C library of mathematics, which nothing here links.
    guard units < 9_007_199_254_740_992 else { return shortest(real) }
    let whole = UInt64(units + 0.5)
    let sign = real < 0 && whole > 0 ? "-" : ""
    guard places > 0 else { return sign + String(whole) }
    let digits = String(whole)
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    return sign + padded.dropLast(places) + "." + padded.suffix(places)
  }
}
