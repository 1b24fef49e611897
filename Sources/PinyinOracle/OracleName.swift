import Pinyin

/// A name as the specification describes it: for each Character what it is and how it may be read.
package struct OracleName: Sendable {
  struct Unit: Sendable {
    var literal: [LiteralScalar]
    var primaries: [Syllable]
    var alternates: [Syllable]
    var poly: [Syllable]
    var isSeparator: Bool
  }

  struct LiteralScalar: Hashable, Sendable {
    var scalar: UInt32
    var tone: UInt8
  }

  var units: [Unit]
  var coreCount: Int
  var endingStart: Int

  /// A place with its verified reading.
  package init(place: PlaceName) {
    let characters = Array(place.text)
    units = characters.enumerated().map { position, character in
      let reading = position < place.reading.count ? place.reading[position] : .none
      let alternates = place.alternates.compactMap { $0.dropFirst(position).first }
        .filter { $0 != .none && !sameLetters($0, reading) && reading != .none }
      let others = Readings.all(of: character).filter { !sameLetters($0, reading) }
      return Unit(
        literal: Self.literal(character), primaries: reading == .none ? [] : [reading],
        alternates: alternates, poly: reading == .none ? [] : others,
        isSeparator: reading == .none && Self.isSeparator(character))
    }
    coreCount = place.parts.coreCount
    endingStart = place.parts.endingStart
  }

  /// Any text: every reading of a character counts fully.
  package init(text: String) {
    units = text.map { character in
      let readings = Readings.all(of: character)
      return Unit(
        literal: Self.literal(character), primaries: readings, alternates: [], poly: [],
        isSeparator: readings.isEmpty && Self.isSeparator(character))
    }
    coreCount = units.count
    endingStart = units.count
  }

  // A name's own text is normalised like a query, except that boundaries are separators.
  private static func literal(_ character: Character) -> [LiteralScalar] {
    Query("x" + String(character)).whole.units.dropFirst().map {
      LiteralScalar(scalar: $0.scalar, tone: $0.tone)
    }
  }

  private static func isSeparator(_ character: Character) -> Bool {
    character.isWhitespace || character.isPunctuation || literal(character).isEmpty
  }
}

/// Whether two readings differ in nothing but the tone.
func sameLetters(_ a: Syllable, _ b: Syllable) -> Bool { a.letters == b.letters }
