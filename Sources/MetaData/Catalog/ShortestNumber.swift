/// Numbers as text, in the shortest form that reads back as the same number.
enum ShortestNumber {
  /// `30`, `30.5`, `1e+300`; a whole number has no `.0`.
  static func text(of real: Double) -> String {
    let text = real.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
