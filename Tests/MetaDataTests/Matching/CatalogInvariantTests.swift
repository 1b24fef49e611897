import Testing

@testable import Pinyin

/// What must hold for every place down to the county, whatever its name is.
@Suite struct CatalogInvariantTests {
  private func queries(_ make: ([Syllable]) -> [String]) -> [(index: Int, query: String)] {
    CatalogNames.cores.enumerated().flatMap { index, core in
      make(core).map { (index: index, query: $0) }
    }
  }

  @Test func `the pinyin of the core is the best match of every place`() {
    let wanted = queries { [CatalogNames.letters($0)] }
    #expect(wanted.count == 3_234)
    #expect(CatalogNames.wrong(wanted, unless: { $0 == 0 }) == [])
  }

  @Test func `the syllables with apostrophes between them are the best match of every place`() {
    let wanted = queries { [CatalogNames.letters($0, separator: "'")] }
    #expect(CatalogNames.wrong(wanted, unless: { $0 == 0 }) == [])
  }

  @Test func `no prefix typed on the way to a place loses it`() {
    let wanted = queries { core in
      let letters = CatalogNames.letters(core)
      return (1...letters.count).map { String(letters.prefix($0)) }
    }
    #expect(wanted.count > 20_000)
    #expect(CatalogNames.wrong(wanted, unless: { $0 != nil }) == [])
  }

  @Test func `the initials find every place`() {
    let wanted = queries { [PinyinText.initials($0)] }
    #expect(CatalogNames.wrong(wanted, unless: { $0 != nil }) == [])
  }

  @Test func `any mix of whole syllables and initials finds the place`() {
    var generator = SplitMix(state: 3)
    let wanted = queries { core in
      // All mixes of the short names, some of the long ones: a name of ten has 60,000.
      let all = mixes(core.prefix(2))
      guard core.count > 2 else { return all }
      return (0..<6).map { _ in
        core.map { pieces($0).randomElement(using: &generator) ?? "" }.joined()
      }
    }
    #expect(wanted.count > 10_000)
    #expect(CatalogNames.wrong(wanted, unless: { $0 != nil }) == [])
  }

  @Test func `without its first letter a place is not found`() {
    let wanted = queries { core in
      guard let first = core.first, first.letters.count > 1 else { return [] }
      return [String(CatalogNames.letters(core).dropFirst())]
    }
    #expect(wanted.count > 3_100)
    #expect(CatalogNames.wrong(wanted, unless: { $0 == nil }) == [])
  }

  private func pieces(_ syllable: Syllable) -> [String] {
    let letters = syllable.letters
    let isDouble = ["zh", "ch", "sh"].contains(String(letters.prefix(2)))
    return [letters, String(letters.prefix(1))] + (isDouble ? [String(letters.prefix(2))] : [])
  }

  private func mixes(_ core: ArraySlice<Syllable>) -> [String] {
    core.reduce([""]) { starts, syllable in
      starts.flatMap { start in pieces(syllable).map { start + $0 } }
    }
  }
}
