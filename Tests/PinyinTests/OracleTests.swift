import PinyinOracle
import Testing

@testable import Pinyin

/// The real matcher against the one without cleverness.
@Suite struct OracleTests {
  private struct Pair: CustomStringConvertible {
    var name: PlaceName
    var query: String
    var description: String {
      let reading = name.reading.map(\.marked).joined(separator: " ")
      return "\(name.text) (\(reading); \(name.alternates.count)) by “\(query)”"
    }
  }

  @Test(arguments: 0..<8)
  func `the matcher agrees with brute force on places`(seed: Int) {
    var random = RandomNames(generator: SeededGenerator(seed: UInt64(seed)))
    var compared = 0
    for _ in 0..<20 {
      let places = (0..<64).map { _ in random.place() }
      var list = NameList(.places)
      for place in places { list.append(place) }
      let names = places.map(OracleName.init(place:))
      for _ in 0..<16 {
        guard let place = places.randomElement(using: &random.generator) else { continue }
        let text = random.query(place.text, place.reading)
        let query = Query(text)
        guard !query.isEmpty else { continue }
        compare(list, query, names) { Pair(name: places[$0], query: text).description }
        compared += names.count
      }
    }
    #expect(compared > 10_000)
  }

  private func compare(
    _ list: NameList, _ query: Query, _ names: [OracleName], _ words: (Int) -> String
  ) {
    let oracle = Oracle(query)
    var expected = names.map(oracle.match)
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
      #expect(found[index] == rank, "\(words(index))")
      if rank != nil {
        let lit = highlighter.ranges(of: index).flatMap { Array($0) }
        #expect(lit == expected[index]?.lit, "\(words(index))")
      }
    }
  }
}
