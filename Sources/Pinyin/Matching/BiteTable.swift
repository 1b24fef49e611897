/// The bites of every syllable of the table in one pattern.
struct BiteTable: Sendable {
  private var bites: [Bite] = []
  private var starts: [UInt32] = []
  /// For each offset the ends (as bits) of what is a complete syllable there.
  private(set) var completeEnds: [UInt128] = []

  init(pattern: Pattern, sounds: SearchOptions.Sounds) {
    var biter = Biter(pattern: pattern)
    let table = ReadingTable.embedded
    let zhuyin = pattern.units.indices.filter {
      pattern.units[$0].kind == .zhuyin || pattern.units[$0].kind == .zhuyinTone
    }
    let letters = Self.offsetsByLetter(pattern)
    starts.append(0)
    for number in 0..<table.syllableCount {
      let spelling = table.letters(number)
      if let first = spelling.first, (0x61...0x7A).contains(first) {
        for offset in letters[Int(first - 0x61)] { biter.bite(letters: spelling, at: offset) }
        if sounds == .fuzzy {
          for variant in FuzzySounds.variants(of: spelling) {
            for offset in letters[Int((variant.first ?? first) - 0x61)] {
              biter.bite(letters: variant, at: offset, isApproximate: true)
            }
          }
        }
        if !zhuyin.isEmpty {
          let signs = Bopomofo.signs(spelling)
          for offset in zhuyin where !signs.isEmpty { biter.bite(signs: signs, at: offset) }
        }
      }
      starts.append(UInt32(biter.bites.count))
    }
    bites = biter.bites
    completeEnds = [UInt128](repeating: 0, count: pattern.count + 1)
    for bite in bites where bite.part == .whole {
      completeEnds[Int(bite.offset)] |= 1 << UInt128(bite.offset + bite.length)
    }
  }

  /// The bites of a syllable; none for an unknown one.
  subscript(syllable: Syllable) -> ArraySlice<Bite> {
    let number = syllable.number
    guard number + 1 < starts.count else { return [] }
    return bites[Int(starts[number])..<Int(starts[number + 1])]
  }

  // No syllable begins with ü or v, so the first letter is always typed as itself.
  private static func offsetsByLetter(_ pattern: Pattern) -> [[Int]] {
    var result = [[Int]](repeating: [], count: 26)
    for (offset, unit) in pattern.units.enumerated()
    where unit.kind == .letter && unit.scalar <= 0x7A {
      result[Int(unit.scalar - 0x61)].append(offset)
    }
    return result
  }
}
