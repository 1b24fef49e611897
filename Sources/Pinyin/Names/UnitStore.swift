/// The different units of a list, each kept once, so that a name is a row of small numbers and a
/// query looks at each different unit once, however long the list.
struct UnitStore: Sendable {
  private(set) var units: [NameUnit] = []
  /// The prefilter's bits of each unit.
  private(set) var beginnings: [UInt32] = []
  /// Which units may be skipped.
  private(set) var isSeparator: [Bool] = []
  /// Folded texts of Characters that stay several scalars.
  private(set) var texts: [[UInt32]] = []
  private var known: [UInt64: UInt32] = [:]
  private var knownTexts: [[UInt32]: UInt32] = [:]
  /// Numbers of plain units by scalar, plus one, for the first plane: text is read fast.
  private var plain: [UInt32] = []
  /// By scalar of the first plane the reading last verified for it, and from bit 32 its unit's
  /// number plus one: a character nearly always has the reading that it had before.
  private var latest: [UInt64] = []
  private var folded: [UInt32] = []

  /// The unit of one scalar that is a Character by itself, with all its readings.
  mutating func plainUnit(_ scalar: UInt32) -> UInt32 {
    guard scalar < 0x1_0000 else { return unit([scalar], reading: NameUnit.allOfSet) }
    if plain.isEmpty { plain = [UInt32](repeating: 0, count: 0x1_0000) }
    let number = plain[Int(scalar)]
    if number != 0 { return number - 1 }
    let new = unit([scalar], reading: NameUnit.allOfSet)
    plain[Int(scalar)] = new + 1
    return new
  }

  /// The unit of one scalar that is a Character by itself, with its verified reading.
  mutating func unit(_ scalar: UInt32, reading: Syllable) -> UInt32 {
    guard scalar < 0x1_0000 else { return unit([scalar], reading: reading) }
    if latest.isEmpty { latest = [UInt64](repeating: 0, count: 0x1_0000) }
    let known = latest[Int(scalar)]
    if known != 0, UInt16(truncatingIfNeeded: known) == reading.rawValue {
      return UInt32(truncatingIfNeeded: known >> 32) - 1
    }
    let number = unit([scalar], reading: reading)
    latest[Int(scalar)] = UInt64(number + 1) << 32 | UInt64(reading.rawValue)
    return number
  }

  /// The unit of a Character's scalars with its verified reading, or `NameUnit.allOfSet`.
  mutating func unit(
    _ scalars: [UInt32], reading: Syllable, alternates: [Syllable] = []
  ) -> UInt32 {
    let table = ReadingTable.embedded
    folded.removeAll(keepingCapacity: true)
    for scalar in scalars { table.fold(scalar, into: &folded) }
    let literal = literal()
    var set = scalars.first.map(table.readingSet) ?? 0
    if set == 0, let first = folded.first { set = table.readingSet(first) }
    var primary = reading
    if primary == NameUnit.allOfSet, set == 0 { primary = .none }
    let mayBeSkipped = primary == .none && folded.allSatisfy(Self.isSeparator)
    return add(
      NameUnit(
        literal: literal, primary: primary, set: set, alternates: alternates,
        isSeparator: mayBeSkipped))
  }

  /// The number of a unit, a new one where it is new.
  mutating func add(_ unit: NameUnit) -> UInt32 {
    let key = UInt64(unit.literal) | UInt64(unit.primary.rawValue) << 32 | UInt64(unit.set) << 48
    if unit.alternates.isEmpty, let number = known[key] { return number }
    let number = UInt32(units.count)
    units.append(unit)
    beginnings.append(beginningBits(unit))
    isSeparator.append(unit.isSeparator)
    if unit.alternates.isEmpty { known[key] = number }
    return number
  }

  // Joins marks to their letters as the query does, then numbers what is left.
  private mutating func literal() -> UInt32 {
    var parts: [UInt32] = []
    for scalar in folded {
      if scalar == 0x308, parts.last == 0x75 {
        parts[parts.count - 1] = 0xFC
      } else if toneOfMark(scalar) != 0, let last = parts.last, mayBearTone(last) {
        parts[parts.count - 1] = last & 0xFF_FFFF | UInt32(toneOfMark(scalar)) << 24
      } else if !(0x300...0x36F).contains(scalar) {
        parts.append(scalar)
      }
    }
    if parts.count == 1 { return parts[0] }
    if let number = knownTexts[parts] { return number }
    let number = NameUnit.firstText + UInt32(texts.count)
    texts.append(parts)
    knownTexts[parts] = number
    return number
  }

  private static func isSeparator(_ scalar: UInt32) -> Bool {
    guard let properties = Unicode.Scalar(scalar)?.properties else { return true }
    switch properties.generalCategory {
    case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control, .format,
      .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation:
      return true
    default: return false
    }
  }
}
