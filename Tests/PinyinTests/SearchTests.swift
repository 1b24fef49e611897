import Testing

@testable import Pinyin

private func list(_ names: [(String, String)]) -> NameList {
  var list = NameList(.places)
  for (name, reading) in names {
    list.append(PlaceName(text: name, reading: Syllable.list(reading) ?? []))
  }
  return list
}

@Suite struct SearchTests {
  @Test func `letters, initials and a mix find a city`() {
    let list = list([
      ("北京市", "běi jīng shì"), ("西安市", "xī ān shì"), ("石家庄市", "shí jiā zhuāng shì"),
      ("重庆市", "chóng qìng shì"),
    ])
    func found(_ query: String) -> [Int] { list.search(Query(query)).map(\.index) }
    for query in ["beijing", "beij", "bj", "bjing", "b京", "北j", "běijīng", "bei3jing1", "bei'jing"] {
      #expect(found(query) == [0], "\(query)")
    }
    #expect(found("xian") == [1])
    #expect(found("shijz") == [2])
    #expect(found("cq") == [3])
    #expect(found("zq") == [])
    #expect(found("shijiz") == [])
    #expect(found("zhongqing") == [3])
    #expect(list.highlight(of: 2, Query("shij")) == [0..<2])
  }
}
