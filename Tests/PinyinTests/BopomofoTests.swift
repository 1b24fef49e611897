import Testing

@testable import Pinyin

@Suite struct BopomofoTests {
  @Test(arguments: [
    ("bei", "ㄅㄟ"), ("zhi", "ㄓ"), ("si", "ㄙ"), ("zhuang", "ㄓㄨㄤ"), ("yi", "ㄧ"), ("ying", "ㄧㄥ"),
    ("wu", "ㄨ"), ("weng", "ㄨㄥ"), ("yong", "ㄩㄥ"), ("xiong", "ㄒㄩㄥ"), ("ju", "ㄐㄩ"), ("quan", "ㄑㄩㄢ"),
    ("lv", "ㄌㄩ"), ("nve", "ㄋㄩㄝ"), ("liu", "ㄌㄧㄡ"), ("gui", "ㄍㄨㄟ"), ("dun", "ㄉㄨㄣ"), ("dong", "ㄉㄨㄥ"),
    ("er", "ㄦ"), ("a", "ㄚ"), ("you", "ㄧㄡ"), ("yun", "ㄩㄣ"), ("ng", ""),
  ])
  func `a syllable has its signs`(letters: String, signs: String) {
    let found = Bopomofo.signs(Array(letters.utf8)).compactMap(Unicode.Scalar.init)
    #expect(String(String.UnicodeScalarView(found)) == signs)
  }

  @Test func `bopomofo finds a place by whole syllables, signs and tones`() {
    for query in ["ㄅㄟㄐㄧㄥ", "ㄅㄟˇㄐㄧㄥ", "ㄅㄐ", "ㄅㄟㄐ", "ㄅㄟ京", "beiㄐㄧㄥˉ"] {
      #expect(SomePlaces.found(query).first == "北京市", "\(query)")
    }
    #expect(SomePlaces.found("ㄅㄟˋㄐㄧㄥ").isEmpty)
  }
}
