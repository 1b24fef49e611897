import Testing

@testable import Pinyin

/// What must hold for every name, whatever it is.
@Suite struct InvariantTests {
  private static let cores: [(index: Int, core: [Syllable])] = SomePlaces.places.enumerated()
    .map { ($0.offset, Array($0.element.reading.prefix($0.element.parts.coreCount))) }

  private func tier(_ query: String, _ index: Int) -> Int? {
    SomePlaces.list.match(index, Query(query))?.rank.tier
  }

  @Test func `the pinyin of the core, joined or with apostrophes, is the best match`() {
    for (index, core) in Self.cores {
      #expect(tier(core.map(\.letters).joined(), index) == 0)
      #expect(tier(core.map(\.letters).joined(separator: "'"), index) == 0)
      #expect(tier(core.map(\.marked).joined(), index) == 0)
      #expect(tier(core.map { $0.letters + String($0.tone) }.joined(), index) == 0)
    }
  }

  @Test func `every prefix typed on the way keeps the name`() {
    for (index, core) in Self.cores {
      let full = core.map(\.letters).joined()
      for count in 1...full.count {
        #expect(tier(String(full.prefix(count)), index) != nil, "\(full.prefix(count))")
      }
    }
  }

  @Test func `initials match, and any mix of initials and whole syllables`() {
    var generator = SeededGenerator(seed: 1)
    for (index, core) in Self.cores {
      #expect(tier(PinyinText.initials(core), index) != nil)
      for _ in 0..<8 {
        let query = core.map { syllable in
          let letters = syllable.letters
          let isDouble = ["zh", "ch", "sh"].contains { letters.hasPrefix($0) }
          switch Int.random(in: 0..<3, using: &generator) {
          case 0: return letters
          case 1 where isDouble: return String(letters.prefix(2))
          default: return String(letters.prefix(1))
          }
        }
        #expect(tier(query.joined(), index) != nil, "\(query)")
      }
    }
  }

  @Test func `a name is not found without its first letter`() {
    for (index, core) in Self.cores where core[0].letters.count > 1 {
      let query = String(core.map(\.letters).joined().dropFirst())
      #expect(tier(query, index) == nil, "\(query)")
    }
  }

  @Test func `a highlight lies inside the name and is not empty`() {
    for query in ["b", "an", "xian", "shan", "yang", "bj", "京", "区", "lvl"] {
      var highlighter = Highlighter(SomePlaces.list, Query(query))
      for hit in SomePlaces.list.search(Query(query)) where hit.via == nil {
        let ranges = highlighter.ranges(of: hit.index)
        #expect(!ranges.isEmpty)
        #expect(ranges.allSatisfy { $0.upperBound <= SomePlaces.places[hit.index].text.count })
      }
    }
  }
}
