/// Sounds that many speakers do not tell apart.
enum FuzzySounds {
  private static let initials = [
    ("zh", "z"), ("z", "zh"), ("ch", "c"), ("c", "ch"), ("sh", "s"), ("s", "sh"), ("n", "l"),
    ("l", "n"), ("l", "r"), ("r", "l"), ("f", "h"), ("h", "f"),
  ]
  private static let finals = [
    ("ang", "an"), ("an", "ang"), ("eng", "en"), ("en", "eng"), ("ing", "in"), ("in", "ing"),
  ]

  /// The other spellings under which a syllable (`v` for ü) may be sought, without itself.
  static func variants(of letters: [UInt8]) -> [[UInt8]] {
    let text = String(decoding: letters, as: UTF8.self)
    let vowel = text.firstIndex { "aeiouv".contains($0) } ?? text.startIndex
    let initial = String(text[..<vowel])
    let final = String(text[vowel...])
    let starts = [initial] + self.initials.filter { $0.0 == initial }.map(\.1)
    let ends =
      [final]
      + finals.filter { final.hasSuffix($0.0) }.prefix(1).map {
        String(final.dropLast($0.0.count)) + $0.1
      }
    var result = starts.flatMap { start in ends.map { Array((start + $0).utf8) } }
    result.removeFirst()
    return result
  }
}
