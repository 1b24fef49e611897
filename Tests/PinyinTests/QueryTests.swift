import Testing

@testable import Pinyin

@Suite struct QueryTests {
  // Units as text: the scalar, the tone of its mark, an apostrophe where a boundary comes before.
  private func spelled(_ text: String) -> String {
    let query = Query(text)
    return query.whole.units.map { unit in
      (unit.afterBoundary ? "'" : "") + String(Unicode.Scalar(unit.scalar) ?? "?")
        + (unit.tone == 0 ? "" : String(unit.tone))
    }.joined() + (query.whole.endsInBoundary && !query.isEmpty ? "'" : "")
  }

  @Test(arguments: [
    ("BeiJing", "beijing"), ("ＢＥＩ", "bei"), ("běijīng", "be3iji1ng"), ("beˇi", "beˇi"),
    ("lǜ", "lü4"), ("lu\u{300}\u{308}", "lü4"), ("lu\u{308}\u{300}", "lü4"), ("nü", "nü"),
    ("ê", "e"), ("ế", "e2"), ("ḿ", "m2"), ("š", "s"), ("xi'an", "xi'an"), ("xi’an", "xi'an"),
    ("xi  an", "xi'an"), ("xi´an", "xi'an"), ("'xi'", "xi'"), ("xi-an·", "xi'an'"), ("廣州", "广州"),
    ("西　安", "西'安"), ("ㄅㄟˇ", "ㄅㄟˇ3"), ("˙ㄇ", "˙5ㄇ"), ("bei3", "bei3"), ("乾", "乾"), ("", ""),
    ("' '", ""), ("⼀", "一"), ("ﬁ", "fi"), ("\u{FEFF}a", "a"),
  ])
  func `a query is normalised`(text: String, units: String) {
    #expect(spelled(text) == units)
  }

  @Test(arguments: [
    ("bei", 3, false), ("b", 1, true), ("b'", 1, true), ("b京", 1, false), ("北京", 0, false),
    ("ㄅ", 1, true), ("ㄅˇ", 1, true), ("lü3", 2, false), ("1", 0, false),
  ])
  func `letters are counted`(text: String, count: Int, isOneLetter: Bool) {
    #expect(Query(text).letterCount == count)
    #expect(Query(text).isOneLetter == isOneLetter)
  }

  @Test func `blanks part terms, other boundaries do not`() {
    let terms = Query(" xi'an  2024 ").terms
    #expect(terms.map(\.count) == [4, 4])
    #expect(terms.map { $0.units[0].afterBoundary } == [false, false])
    #expect(terms[0].units[2].afterBoundary)
  }

  @Test func `a query longer than a mask is cut`() {
    #expect(Query(String(repeating: "a", count: 1000)).whole.count == Pattern.limit)
  }
}
