import Testing

@testable import Pinyin

@Suite struct NarrowingTests {
  @Test func `searching what was left finds what searching all finds`() {
    var random = RandomNames(generator: SeededGenerator(seed: 99))
    for round in 0..<24 {
      var list = NameList(round % 2 == 0 ? .places : .texts)
      let places = (0..<48).map { _ in random.place() }
      for place in places {
        if round % 2 == 0 { list.append(place) } else { list.append(text: place.text) }
      }
      let place = places[round % places.count]
      let query = random.query(place.text, place.reading)
      var previous: Search?
      for count in 1...max(1, query.unicodeScalars.count) {
        let typed = Query(String(String.UnicodeScalarView(query.unicodeScalars.prefix(count))))
        let next = list.search(typed, after: previous)
        #expect(next.hits == list.search(typed), "\(typed.text)")
        previous = next
      }
    }
  }

  @Test func `the dot of the neutral tone may come before its syllable`() {
    var list = NameList(.texts)
    list.append(text: "妈吗")
    let dot = list.search(Query("˙"), after: nil)
    #expect(list.search(Query("˙ㄇㄚ"), after: dot).hits.count == 1)
  }

  @Test(arguments: [false, true])
  func `polyphones cost nothing extra`(isPolyphonic: Bool) {
    let pair = isPolyphonic ? "曾大" : "张三"
    let letters = isPolyphonic ? "zengda" : "zhangsan"
    var list = NameList(.texts)
    list.append(text: String(repeating: pair, count: 12))
    let work = work(list, String(repeating: letters, count: 12))
    // A few moves for each of 24 units and each place in the query, not a product of readings.
    #expect(work > 0 && work < 24 * 24 * 8)
  }

  @Test func `the work grows with the length of the text and no faster`() {
    func text(_ count: Int) -> String {
      String(String(repeating: "重庆银行曾大音乐公司经理", count: count / 12 + 1).prefix(count))
    }
    var short = NameList(.texts)
    short.append(text: text(500))
    var long = NameList(.texts)
    long.append(text: text(2000))
    let ratio = Double(work(long, "zengdayinyue")) / Double(work(short, "zengdayinyue"))
    #expect(ratio > 3.5 && ratio < 4.5)
  }

  // Moves tried while aligning the only name of a list.
  private func work(_ list: NameList, _ text: String) -> Int {
    let query = Query(text)
    var table = MoveTable(
      pattern: query.whole, options: SearchOptions(), unitCount: list.store.units.count)
    var alignment = Alignment(
      pattern: query.whole, lengths: .init(letters: query.letterCount, isOneLetter: false))
    _ = alignment.best(list.records[0], list.units[...], list.store, &table)
    return alignment.steps
  }
}
