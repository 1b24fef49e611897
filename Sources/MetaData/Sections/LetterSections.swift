import Pinyin

extension Section {
  /// Any list of items filed by letter: A–Z, each in reading order, then `other` for what has none.
  ///
  /// Sections never depend on the locale, and no item is lost.
  public static func filed(_ items: some Sequence<Item>) -> [Section] {
    let ordered = items.sorted { $0.order < $1.order }
    let byLetter = Dictionary(grouping: ordered, by: \.letter)
    let letters = byLetter.keys.compactMap { $0 }.sorted()
    let filed = letters.map { Section(id: .letter($0), items: byLetter[$0] ?? []) }
    let rest = byLetter[nil] ?? []
    return rest.isEmpty ? filed : filed + [Section(id: .other, items: rest)]
  }
}

extension Item {
  /// The letter under which the item is filed, `A` to `Z`: the first of its verified reading, or a
  /// Latin letter that its name begins with; nil for everything else.
  public var letter: Character? {
    let first = withRawName { _, reading in reading.first } ?? .none
    let letter = first == .none ? name.first : first.letters.first
    guard let upper = letter?.uppercased().first, ("A"..."Z").contains(upper) else { return nil }
    return upper
  }
}
