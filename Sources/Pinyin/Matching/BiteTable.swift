/// The bites of every syllable of the table in one pattern.
struct BiteTable: Sendable {
  private var bites: [Bite] = []
  private var starts: [UInt32] = []
  /// For each offset the ends (as bits) of what is a complete syllable there.
  private(set) var completeEnds: [UInt128] = []

  init(pattern: Pattern, sounds: SearchOptions.Sounds) {
    var biter = Biter(pattern: pattern)
    let table = ReadingTable.embedded
    let letters = Self.offsetsByLetter(pattern)
    let zhuyin = pattern.units.indices.filter {
      pattern.units[$0].kind == .zhuyin || pattern.units[$0].kind == .zhuyinTone
    }
    starts.append(0)
    for number in 0..<table.syllableCount {
      let offsets = letters[Int(table.firstLetter(number) & 31)]
      // Most syllables begin with a letter that was not typed: they are not even looked at.
      if !offsets.isEmpty || !zhuyin.isEmpty || sounds == .fuzzy {
        let spelling = table.letters(number)
        for offset in offsets { biter.bite(letters: spelling, at: offset) }
        if sounds == .fuzzy {
          for variant in FuzzySounds.variants(of: spelling) {
            for offset in letters[Int((variant.first ?? 0) & 31)] {
              biter.bite(letters: variant, at: offset, isApproximate: true)
            }
          }
        }
        let signs = zhuyin.isEmpty ? [] : Bopomofo.signs(spelling)
        for offset in zhuyin where !signs.isEmpty { biter.bite(signs: signs, at: offset) }
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

  // By the letter's last five bits. No syllable begins with ü or v, so the first letter is always
  // typed as itself.
  private static func offsetsByLetter(_ pattern: Pattern) -> [[Int]] {
    var result = [[Int]](repeating: [], count: 32)
    for (offset, unit) in pattern.units.enumerated()
    where unit.kind == .letter && unit.scalar <= 0x7A {
      result[Int(unit.scalar & 31)].append(offset)
    }
    return result
  }
}
