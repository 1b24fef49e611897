import Pinyin

/// The order of what comes without one: Foundation's dictionaries keep none.
enum ShapeOrder {
  /// Hot first, then A–Z and whatever else, by reading, numbers numerically.
  static func sorted<Value>(_ entries: [String: Value]) -> [(key: String, value: Value)] {
    entries.map { (key: Key($0.key), entry: (key: $0.key, value: $0.value)) }
      .sorted { $0.key < $1.key }.map(\.entry)
  }

  /// What a text is ordered by: without regard to case, Han by its reading.
  struct Key: Comparable {
    private let rank: Int
    private let number: Int
    private let syllables: [String]
    private let text: String

    init(_ text: String) {
      self.text = text
      number = ShapeNode.isNumber(text) ? Int(text) ?? .max : .max
      syllables = zip(text, Readings.commonest(of: text)).map { character, syllable in
        syllable == .none ? character.lowercased() : syllable.letters
      }
      if ShapeHot.isTitle(text) {
        rank = 0
      } else if text.first?.isLetter == true || number < .max {
        rank = 1
      } else {
        // `#` and the like hold the rest, which comes last.
        rank = 2
      }
    }

    static func < (a: Key, b: Key) -> Bool {
      if a.rank != b.rank { return a.rank < b.rank }
      if a.number != b.number { return a.number < b.number }
      if a.syllables != b.syllables { return a.syllables.lexicographicallyPrecedes(b.syllables) }
      // Texts that differ in case alone still need one order.
      return a.text < b.text
    }
  }
}
