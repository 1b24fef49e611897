/// How much the values at a key look like the names of their rows.
struct ShapeName: Comparable {
  let key: String
  let score: Double
  private let length: Double

  /// - Parameter values: one for each row, empty where a row has none
  init(of values: [String], key: String) {
    self.key = key
    let present = values.filter { !$0.isEmpty }
    guard !present.isEmpty else {
      score = 0
      length = 0
      return
    }
    let total = Double(values.count)
    let named = present.filter(Self.readsLikeName)
    let han = named.filter { $0.unicodeScalars.contains { $0.properties.isIdeographic } }
    score =
      Double(Set(present).count) / total + Double(named.count) / total
      + 0.5 * Double(han.count) / total + Self.bonus(key)
    length = Double(present.reduce(0) { $0 + $1.count }) / Double(present.count)
  }

  /// The better one is the greater; of equals the shorter is the name, the longer a description.
  static func < (a: ShapeName, b: ShapeName) -> Bool {
    if abs(a.score - b.score) > 0.01 { return a.score < b.score }
    return a.length > b.length
  }

  // A little, so that the values themselves decide wherever they differ.
  private static func bonus(_ key: String) -> Double {
    let lower = key.lowercased()
    if lower == "name" { return 0.4 }
    if lower == "title" || lower == "名称" || lower == "姓名" { return 0.35 }
    return lower.hasSuffix("name") ? 0.3 : 0
  }

  private static func readsLikeName(_ text: String) -> Bool {
    guard text.count <= 60, !text.contains("://"), !text.contains("@") else { return false }
    // A code or the name of a picture is mostly no letters.
    let letters = text.filter { $0.isLetter || $0 == " " || $0 == "·" }
    return letters.count * 4 >= text.count * 3 && letters.contains(where: \.isLetter)
  }
}

/// A key and a text: which of the two is the name.
struct ShapePair {
  let name: String
  /// The other one, and what it is called among the fields.
  let other: (key: String, text: String)

  /// Nil for an element that is no such pair.
  init?(_ node: ShapeNode) {
    guard let key = node.key, let value = node.value else { return nil }
    // `"110000" = "北京"`: a code, and a name with Han in it, or with letters.
    let keyScore = ShapeName(of: [key], key: "").score
    let valueScore = ShapeName(of: [value.text], key: "").score
    if valueScore > keyScore {
      name = value.text
      other = ("key", key)
    } else {
      name = key
      other = ("value", value.text)
    }
  }
}
