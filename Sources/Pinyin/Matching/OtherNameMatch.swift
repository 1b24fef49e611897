extension NameList.OtherName {
  /// Whether a query is this other name or enough of its beginning.
  ///
  /// Boundaries and tone marks say nothing, ü is u, and a syllable is never its initial: an alias
  /// is typed as it is written.
  func rank(_ pattern: Pattern) -> Rank? {
    var letters = 0
    var han = 0
    var place = 0
    var eaten = 0
    var offset = 0
    while offset < pattern.count {
      guard place < units.count else { return nil }
      let unit = pattern.units[offset]
      if unit.kind == .han, eaten == 0, units[place].han == unit.scalar {
        han += 1
        place += 1
      } else if eaten < units[place].letters.count,
        Self.equal(unit, units[place].letters[eaten])
      {
        letters += 1
        eaten += 1
        if eaten == units[place].letters.count { (place, eaten) = (place + 1, 0) }
        if unit.scalar == 0x75, offset + 1 < pattern.count,
          pattern.units[offset + 1].scalar == 0x3A
        {
          offset += 1
        }
      } else {
        return nil
      }
      offset += 1
    }
    let isWhole = place == units.count
    guard isWhole || letters >= 3 || han >= 2 else { return nil }
    return Rank(
      tier: 2, isComplete: isWhole, uncovered: 0, initials: 0, approximations: 0, start: 0)
  }

  private static func equal(_ unit: QueryUnit, _ letter: UInt8) -> Bool {
    guard unit.kind == .letter else { return false }
    if unit.scalar == UInt32(letter) { return true }
    return letter == UInt8(ascii: "u") && (unit.scalar == 0xFC || unit.scalar == 0x76)
  }
}
