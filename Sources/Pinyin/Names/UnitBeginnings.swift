/// The prefilter: one bit for each way to begin a unit.
enum Beginnings {
  /// Bits 0–25: the letters a–z, `v` for ü.
  static func letter(_ byte: UInt8) -> UInt32 { 1 << UInt32((byte &- 0x61) & 31) }

  /// Bits 26–31: anything literal that is no letter, spread by its last bits.
  static func literal(_ scalar: UInt32) -> UInt32 { 1 << (26 + (scalar & 0xFF_FFFF) % 6) }
}

extension UnitStore {
  /// The bits of a unit: its literal and the first letters of all its readings.
  func beginningBits(_ unit: NameUnit) -> UInt32 {
    var bits: UInt32 = 0
    for scalar in literal(unit).prefix(1) {
      switch scalar & 0xFF_FFFF {
      case 0x61...0x7A: bits |= Beginnings.letter(UInt8(truncatingIfNeeded: scalar & 0x7F))
      case 0xFC: bits |= Beginnings.letter(UInt8(ascii: "v")) | Beginnings.letter(UInt8(ascii: "u"))
      default: bits |= Beginnings.literal(scalar)
      }
    }
    let second = unit.secondaries
    for syllable in unit.primaries + second.alternates + second.poly {
      let first = ReadingTable.embedded.firstLetter(syllable.number)
      if first != 0 { bits |= Beginnings.letter(first) }
    }
    return bits
  }

  /// The folded scalars of a unit's literal, each with its tone from bit 24.
  func literal(_ unit: NameUnit) -> [UInt32] {
    guard unit.literal & 0xFF_FFFF >= NameUnit.firstText else { return [unit.literal] }
    let number = Int(unit.literal - NameUnit.firstText)
    return texts.indices.contains(number) ? texts[number] : []
  }

  /// The folded character of a Han unit that has no verified reading yet.
  func hanLiteral(_ number: UInt32) -> UInt32? {
    let unit = units[Int(number)]
    return unit.set != 0 ? unit.literal : nil
  }

  /// The same character with a verified reading.
  mutating func verified(_ number: UInt32, reading: Syllable) -> UInt32 {
    let unit = units[Int(number)]
    return add(NameUnit(literal: unit.literal, primary: reading, set: unit.set))
  }
}
