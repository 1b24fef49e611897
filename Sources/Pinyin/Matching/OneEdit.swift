/// A query of letters that may differ in one letter from the pinyin of a name's beginning: one too
/// many, one missing, another one, or two neighbours exchanged. A tone is never edited.
struct OneEdit {
  /// Shorter queries are too near to too many names.
  static let minimum = 5

  struct QueryLetter {
    var letter: UInt8
    /// The mark on it; 0: none.
    var mark: UInt8
    /// The tone digit behind it; 0: none.
    var digit: UInt8 = 0
  }

  struct NameLetter {
    var letter: UInt8
    var tone: UInt8
    /// Whether the unit ends with this letter.
    var endsUnit: Bool
  }

  private let query: [QueryLetter]

  /// Nil where the pattern is too short or not of letters alone.
  init?(_ pattern: Pattern) {
    var letters: [QueryLetter] = []
    for unit in pattern.units {
      switch unit.scalar {
      case 0x61...0x7A:
        letters.append(QueryLetter(letter: UInt8(truncatingIfNeeded: unit.scalar), mark: unit.tone))
      case 0xFC: letters.append(QueryLetter(letter: UInt8(ascii: "v"), mark: unit.tone))
      case 0x30...0x35:
        guard !letters.isEmpty else { return nil }
        letters[letters.count - 1].digit = unit.scalar == 0x30 ? 5 : UInt8(unit.scalar - 0x30)
      case 0x3A: continue
      default: return nil
      }
    }
    guard letters.count >= Self.minimum else { return nil }
    query = letters
  }

  /// How many of a name's letters are needed at most.
  var reach: Int { query.count + 1 }

  /// How many of the name's letters the query stands for, nil where one edit does not do.
  func length(in name: [NameLetter]) -> Int? {
    var place = 0
    while place < query.count, place < name.count, agree(query[place], name[place]) { place += 1 }
    if place == query.count { return place }
    if place < name.count {
      // Another letter: the tones typed with it still count.
      if agreeInTone(query[place], name[place]),
        let end = tail(place + 1, name, place + 1)
      {
        return end
      }
      if let end = exchanged(place, name) ?? tail(place, name, place + 1) { return end }
    }
    return query[place].digit == 0 ? tail(place + 1, name, place) : nil
  }

  private func exchanged(_ place: Int, _ name: [NameLetter]) -> Int? {
    guard place + 1 < query.count, place + 1 < name.count, query[place].digit == 0,
      query[place].letter == name[place + 1].letter,
      query[place + 1].letter == name[place].letter,
      agreeInTone(query[place + 1], name[place + 1])
    else { return nil }
    return tail(place + 2, name, place + 2)
  }

  // The rest without any edit.
  private func tail(_ from: Int, _ name: [NameLetter], _ nameFrom: Int) -> Int? {
    let count = query.count - from
    guard nameFrom + count <= name.count else { return nil }
    for step in 0..<count where !agree(query[from + step], name[nameFrom + step]) { return nil }
    return nameFrom + count
  }

  private func agree(_ typed: QueryLetter, _ name: NameLetter) -> Bool {
    let isSame =
      typed.letter == name.letter
      || (typed.letter == UInt8(ascii: "u") && name.letter == UInt8(ascii: "v"))
      || (typed.letter == UInt8(ascii: "v") && name.letter == UInt8(ascii: "u"))
    return isSame && agreeInTone(typed, name)
  }

  private func agreeInTone(_ typed: QueryLetter, _ name: NameLetter) -> Bool {
    if typed.mark != 0, name.tone != 0, typed.mark != name.tone { return false }
    return typed.digit == 0
      || (name.endsUnit && (name.tone == 0 || typed.digit == name.tone))
  }
}
