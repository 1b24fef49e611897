import Testing

@testable import Pinyin

@Suite struct SearchOptionsTests {
  @Test func `exact takes whole syllables of the first reading and literal text alone`() {
    let exact = SearchOptions(precision: .exact)
    #expect(SomePlaces.found("beijing", options: exact) == ["北京市"])
    #expect(SomePlaces.found("北京", options: exact) == ["北京市"])
    #expect(SomePlaces.found("an", options: exact).first == "六安市")
    for query in ["beij", "bj", "zhongqing", "woyang", "Peking", "襄樊"] {
      #expect(SomePlaces.found(query, options: exact).isEmpty, "\(query)")
    }
    #expect(SomePlaces.found("luliang", options: exact) == ["陆良县"])
  }

  @Test func `fuzzy sounds match in the usual tiers, behind the exact ones`() {
    let fuzzy = SearchOptions(sounds: .fuzzy)
    #expect(SomePlaces.found("taibe", options: fuzzy) == ["台北市"])
    #expect(SomePlaces.found("canchun").isEmpty)
    #expect(SomePlaces.found("canchun", options: fuzzy) == ["长春市"])
    #expect(SomePlaces.found("xinan", options: fuzzy).prefix(2) == ["新安县", "兴安盟"])
    let hit = SomePlaces.list.search(Query("canchun"), options: fuzzy).first
    #expect(hit?.rank.tier == 0 && hit?.rank.approximations == 1)
  }
}
