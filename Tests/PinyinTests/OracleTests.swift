import PinyinOracle
import Testing

@testable import Pinyin

/// The real matcher against the one without cleverness: more than 100,000 pairs with places, as many with texts.
@Suite struct OracleTests {
  @Test(arguments: 0..<4)
  func `the matcher agrees with brute force on places`(seed: Int) {
    var random = RandomNames(generator: SeededGenerator(seed: UInt64(seed)))
    var tally = Tally()
    for _ in 0..<26 {
      let places = (0..<64).map { _ in random.place() }
      var list = NameList(.places)
      for place in places { list.append(place) }
      let names = places.map(OracleName.init(place:))
      for _ in 0..<16 {
        let place = places[Int.random(in: places.indices, using: &random.generator)]
        let text = random.query(place.text, place.reading)
        compare(list, text, names, &tally) { describe(places[$0]) }
      }
    }
    #expect(tally.compared > 25_000)
    #expect(tally.tiers == [0, 1, 2, 3, 4, 5, 6, 7])
  }

  @Test(arguments: 4..<8)
  func `the matcher agrees with brute force on any text`(seed: Int) {
    var random = RandomNames(generator: SeededGenerator(seed: UInt64(seed)))
    var tally = Tally()
    for _ in 0..<30 {
      let texts = (0..<64).map { _ in random.text() }
      var list = NameList(.texts)
      for text in texts { list.append(text: text) }
      let names = texts.map(OracleName.init(text:))
      for _ in 0..<16 {
        let text = texts[Int.random(in: texts.indices, using: &random.generator)]
        let query = random.query(text, Readings.commonest(of: text)).filter { !$0.isWhitespace }
        compare(list, query, names, &tally) { texts[$0] }
      }
    }
    #expect(tally.compared > 25_000)
    #expect(tally.tiers.isSuperset(of: [0, 1, 3, 4, 5, 6]))
  }

  private struct Tally {
    var compared = 0
    var tiers: Set<Int> = []
  }

  private func describe(_ place: PlaceName) -> String {
    "\(place.text) (\(place.reading.map(\.marked).joined(separator: " ")))"
  }

  private func compare(
    _ list: NameList, _ text: String, _ names: [OracleName], _ tally: inout Tally,
    _ words: (Int) -> String
  ) {
    let query = Query(text)
    guard !query.isEmpty else { return }
    let oracle = Oracle(query)
    var expected = names.map(oracle.match)
    // Tier 7 is only for a list where nothing matches better.
    if expected.contains(where: { $0.map { $0.tier < 7 } ?? false }) {
      expected = expected.map { $0?.tier == 7 ? nil : $0 }
    }
    var found = [Rank?](repeating: nil, count: names.count)
    for hit in list.search(query) { found[hit.index] = hit.rank }
    var highlighter = Highlighter(list, query)
    for index in names.indices {
      let rank = expected[index].map {
        Rank(
          tier: $0.tier, isComplete: $0.isComplete, uncovered: $0.uncovered,
          initials: $0.initials, approximations: $0.approximations, start: $0.start)
      }
      if found[index] != rank {
        Issue.record("\(words(index)) by “\(text)”: \(String(describing: expected[index]))")
      }
      guard let match = expected[index] else { continue }
      tally.tiers.insert(match.tier)
      let lit = highlighter.ranges(of: index).flatMap { Array($0) }
      if lit != match.lit { Issue.record("\(words(index)) lit by “\(text)”: \(lit)") }
    }
    tally.compared += names.count
  }
}
