/// What one Character of a name can be typed as. Equal ones are kept once for a whole list.
struct NameUnit: Sendable {
  /// What it is compared with literally: folded scalar, the tone of its mark from bit 24; or, from
  /// `firstText` on, the number of a text of several scalars.
  var literal: UInt32
  /// The verified reading; `.none`: there is none; `allOfSet`: every reading of the set.
  var primary: Syllable
  /// The number of the character's set of readings; 0: none.
  var set: UInt16
  /// Readings listed for this very place.
  var alternates: [Syllable] = []
  /// Blanks and punctuation may be skipped.
  var isSeparator = false

  static let firstText: UInt32 = 0x11_0000
  static let allOfSet = Syllable(rawValue: .max)

  /// The readings of full right, commonest first.
  var primaries: [Syllable] {
    if primary != Self.allOfSet { return primary == .none ? [] : [primary] }
    return poly(otherThan: .none)
  }

  /// Readings from the dictionary with other letters than the given one.
  func poly(otherThan known: Syllable) -> [Syllable] {
    var result: [Syllable] = []
    while let next = ReadingTable.embedded.reading(set, result.count) { result.append(next) }
    return result.filter { $0.number != known.number }
  }

  /// Second-class readings: the listed ones and, for a verified name, the dictionary's others.
  var secondaries: (alternates: [Syllable], poly: [Syllable]) {
    guard primary != Self.allOfSet, primary != .none else { return ([], []) }
    return (
      alternates.filter { $0.number != primary.number },
      poly(otherThan: primary)
    )
  }
}
