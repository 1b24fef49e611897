import Testing

@testable import Pinyin

@Suite struct OffersTests {
  private func offered(_ query: String) -> [String] {
    SomePlaces.list.offers(for: Query(query)).map { SomePlaces.places[$0.index].text }
  }

  @Test(arguments: [
    ("canchun", "长春市"), ("shijiz", "石家庄市"), ("beijng", "北京市"), ("biejing", "北京市"),
    ("beiijing", "北京市"), ("beijimg", "北京市"), ("beijingx", "北京市"), ("chongqng", "重庆市"),
    ("bei3jng1", "北京市"), ("lülinag", "吕梁市"),
  ])
  func `a slip of the finger is forgiven`(query: String, name: String) {
    #expect(SomePlaces.found(query).isEmpty)
    #expect(offered(query).contains(name), "\(query)")
  }

  @Test func `an offer is of the eighth tier`() {
    #expect(SomePlaces.list.offers(for: Query("shijiz")).allSatisfy { $0.rank.tier == 8 })
  }

  @Test(arguments: ["bei2jing1", "bxij", "bixjxng", "tai2zhou1", ""])
  func `a tone is never edited, nor a short word, nor two letters`(query: String) {
    #expect(!offered(query).contains("北京市"))
    #expect(!offered(query).contains("台州市"))
  }
}
