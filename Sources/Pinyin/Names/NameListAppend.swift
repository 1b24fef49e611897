extension NameList {
  /// Adds a place.
  public mutating func append(_ place: PlaceName, order: Order = Order()) {
    let start = units.count
    for (position, character) in place.text.enumerated() {
      let scalars = character.unicodeScalars.map(\.value)
      let reading = position < place.reading.count ? place.reading[position] : .none
      let alternates = place.alternates.compactMap { row in
        position < row.count && row[position] != .none ? row[position] : nil
      }
      units.append(store.unit(scalars, reading: reading, alternates: alternates))
    }
    append(aliases: place.aliases)
    for former in place.formerNames {
      otherNames.append(
        OtherName(
          name: UInt32(count), text: former.text, isAlias: false,
          units: OtherNameUnit.units(former: former)))
    }
    finish(start, order, place.parts)
  }

  private mutating func append(aliases: [String]) {
    for alias in aliases {
      otherNames.append(
        OtherName(
          name: UInt32(count), text: alias, isAlias: true, units: OtherNameUnit.units(alias: alias))
      )
    }
  }

  /// Adds a place by the UTF-8 of its name, where every scalar is a Character by itself and there is
  /// nothing to know but name and reading; else adds nothing and says false.
  ///
  /// Tens of thousands of places are prepared at the first key this way: no string is made.
  /// - Parameters:
  ///   - reading: the verified syllable of a Character
  ///   - coreCount: the Characters of the core; nil: all of them
  ///   - keptEnding: how many of them are an ending all the same
  package mutating func append(
    plain name: UnsafeRawBufferPointer, reading: (Int) -> Syllable, coreCount: Int?,
    keptEnding: Int, order: Order
  ) -> Bool {
    let start = units.count
    var scalars = PlainScalars(name)
    while let scalar = scalars.next() {
      units.append(store.unit(scalar, reading: reading(units.count - start)))
    }
    guard scalars.isAtEnd else {
      units.removeLast(units.count - start)
      return false
    }
    let length = units.count - start
    let core = min(coreCount ?? length, length)
    finish(start, order, PlaceNameParts(coreCount: core, endingStart: max(0, core - keptEnding)))
    return true
  }

  /// Adds a line of any text.
  ///
  /// A reading given by the user, one syllable for each Character, wins; else the longest known
  /// names inside the text give theirs; every other character has all its readings.
  public mutating func append(
    text: String, reading: [Syllable] = [], known: KnownNames? = nil, aliases: [String] = [],
    order: Order = Order()
  ) {
    let start = units.count
    append(aliases: aliases)
    if reading.isEmpty {
      appendUnits(text)
      known?.correct(&self, from: start)
    } else {
      for (position, character) in text.enumerated() {
        let scalars = character.unicodeScalars.map(\.value)
        let syllable = position < reading.count ? reading[position] : .none
        units.append(
          store.unit(scalars, reading: syllable == .none ? NameUnit.allOfSet : syllable))
      }
    }
    finish(start, order, nil)
  }

  // Where every scalar is a Character by itself, no grapheme need be looked for.
  mutating func appendUnits(_ text: String) {
    if text.unicodeScalars.allSatisfy({ standsAlone($0.value) }) {
      for scalar in text.unicodeScalars { units.append(store.plainUnit(scalar.value)) }
      return
    }
    for character in text {
      let scalars = character.unicodeScalars.map(\.value)
      units.append(
        scalars.count == 1
          ? store.plainUnit(scalars[0]) : store.unit(scalars, reading: NameUnit.allOfSet))
    }
  }

  private mutating func finish(_ start: Int, _ order: Order, _ parts: PlaceNameParts?) {
    let length = units.count - start
    var beginnings: UInt32 = 0
    for unit in units[start...] { beginnings |= store.beginnings[Int(unit)] }
    records.append(
      Record(
        start: UInt32(truncatingIfNeeded: start),
        coreCount: UInt32(clamping: min(max(parts?.coreCount ?? length, 0), length)),
        endingStart: UInt32(clamping: min(max(parts?.endingStart ?? length, 0), length)),
        beginnings: beginnings))
    orders.append(order)
  }
}

/// Whether a scalar never joins its neighbours to one Character.
func standsAlone(_ scalar: UInt32) -> Bool {
  switch scalar {
  case 0x20...0x2FF, 0x2010...0x2027, 0x2E80...0x2FFF, 0x3001...0x3029, 0x3041...0x3096,
    0x30A0...0x312F, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFF01...0xFF60,
    0x20000...0x3FFFF:
    true
  default: false
  }
}
