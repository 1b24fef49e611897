/// What one syllable can eat of a query at one offset, before its tone is looked at.
struct Bite: Hashable, Sendable {
  enum Part: UInt8, Sendable {
    /// The whole syllable, with its tone digit where one was typed.
    case whole
    /// The first letter, zh, ch or sh.
    case initial
    /// More than the initial, less than the syllable.
    case prefix
    /// `ly` for lü: right only as long as more is to come.
    case loose
  }

  var offset: UInt8
  var length: UInt8
  var part: Part
  /// The tone that was typed with it; 0: none.
  var tone: UInt8
  /// Whether u was taken for ü, or one sound for another.
  var isApproximate: Bool
}

/// Finds the bites of syllables in one pattern.
struct Biter {
  let pattern: Pattern
  private(set) var bites: [Bite] = []

  init(pattern: Pattern) { self.pattern = pattern }

  /// Adds the bites of a syllable's letters (`v` for ü) at an offset.
  mutating func bite(letters: [UInt8], at offset: Int, isApproximate: Bool = false) {
    walk(letters, 0, Walk(start: offset, end: offset, tone: 0, isApproximate: isApproximate))
  }

  /// Adds the bites of a syllable's bopomofo signs at an offset.
  mutating func bite(signs: [UInt32], at offset: Int) {
    var walk = Walk(start: offset, end: offset, tone: 0, isApproximate: false)
    // The neutral tone's dot may stand in front.
    if pattern.units[offset].kind == .zhuyinTone {
      walk.tone = pattern.units[offset].tone
      walk.end += 1
    }
    for (place, sign) in signs.enumerated() {
      guard let unit = unit(at: walk.end, of: walk), unit.scalar == sign else { return }
      walk.end += 1
      if place == signs.count - 1 {
        finishWhole(walk, tones: .zhuyinTone)
        if place == 0 { add(walk, .initial) }
      } else {
        add(walk, place == 0 ? .initial : .prefix)
      }
    }
  }

  private struct Walk {
    var start: Int
    var end: Int
    var tone: UInt8
    var isApproximate: Bool

    func taking(_ count: Int, tone mark: UInt8, approximate: Bool = false) -> Walk? {
      // Two different marks on one syllable agree with nothing.
      guard mark == 0 || tone == 0 || mark == tone else { return nil }
      return Walk(
        start: start, end: end + count, tone: mark == 0 ? tone : mark,
        isApproximate: isApproximate || approximate)
    }
  }

  // The unit at an offset, unless a boundary cuts it off from the syllable's beginning.
  private func unit(at offset: Int, of walk: Walk) -> QueryUnit? {
    guard offset < pattern.count else { return nil }
    let unit = pattern.units[offset]
    return unit.afterBoundary && offset > walk.start ? nil : unit
  }

  private mutating func walk(_ letters: [UInt8], _ place: Int, _ walk: Walk) {
    if place == letters.count {
      finishWhole(walk, tones: .other)
      if place == 1 { add(walk, .initial) }
      return
    }
    if place > 0 { add(walk, isInitial(letters, place) ? .initial : .prefix) }
    for next in steps(letters, place, walk) { self.walk(letters, place + 1, next) }
  }

  // All ways to type the letter at `place`.
  private mutating func steps(_ letters: [UInt8], _ place: Int, _ walk: Walk) -> [Walk] {
    guard let unit = unit(at: walk.end, of: walk), unit.kind == .letter else { return [] }
    let letter = UInt32(letters[place])
    let next = self.unit(at: walk.end + 1, of: walk)
    let isDotted = letter == 0x76
    // Behind j, q, x, y the u is a ü that is written without dots.
    let isHidden = letter == 0x75 && place == 1 && "jqxy".utf8.contains(letters[0])
    guard isDotted || isHidden else {
      return unit.scalar == letter ? [walk.taking(1, tone: unit.tone)].compactMap { $0 } : []
    }
    var result: [Walk?] = []
    switch unit.scalar {
    case 0x76, 0xFC: result.append(walk.taking(1, tone: unit.tone))
    case 0x75:
      result.append(walk.taking(1, tone: unit.tone, approximate: isDotted))
      if let next, next.scalar == 0x3A { result.append(walk.taking(2, tone: unit.tone)) }
    case 0x79 where isDotted && place > 0:
      if let next, next.scalar == 0x75 {
        result.append(walk.taking(2, tone: next.tone))
      } else if walk.end + 1 == pattern.count, let loose = walk.taking(1, tone: 0) {
        add(loose, .loose)
      }
    default: break
    }
    return result.compactMap { $0 }
  }

  // With and without the digit behind it, which may be literal text as well.
  private mutating func finishWhole(_ walk: Walk, tones: QueryUnit.Kind) {
    add(walk, .whole)
    guard let unit = unit(at: walk.end, of: walk) else { return }
    var tone = unit.kind == .zhuyinTone && tones == .zhuyinTone ? unit.tone : 0
    if (0x30...0x35).contains(unit.scalar) {
      tone = unit.scalar == 0x30 ? 5 : UInt8(unit.scalar - 0x30)
    }
    guard tone != 0, let toned = walk.taking(1, tone: tone) else { return }
    add(toned, .whole)
  }

  private func isInitial(_ letters: [UInt8], _ place: Int) -> Bool {
    place == 1 || (place == 2 && letters[1] == UInt8(ascii: "h") && "zcs".utf8.contains(letters[0]))
  }

  private mutating func add(_ walk: Walk, _ part: Bite.Part) {
    let bite = Bite(
      offset: UInt8(walk.start), length: UInt8(walk.end - walk.start), part: part,
      tone: walk.tone, isApproximate: walk.isApproximate)
    bites.append(bite)
  }
}
