import Testing

@testable import Pinyin

@Suite struct HighlighterTests {
  @Test(arguments: [
    ("beij", "北京市", [0..<2]), ("shij", "石家庄市", [0..<2]), ("an", "西安市", [1..<2]),
    ("bjs", "北京市", [0..<3]), ("xian", "沙县区", [1..<2]), ("襄樊", "襄阳市", []), ("zz", "北京市", []),
  ])
  func `the consumed Characters light up`(query: String, name: String, ranges: [Range<Int>]) {
    #expect(SomePlaces.list.highlight(of: SomePlaces.index(name), Query(query)) == ranges)
  }

  @Test func `a text lights each term and leaves skipped separators dark`() {
    var list = NameList(.texts)
    list.append(text: "深圳ABC")
    list.append(text: "银行-重启")
    list.append(text: "👩‍👩‍👧 上海")
    #expect(list.highlight(of: 0, Query("szabc")) == [0..<5])
    #expect(list.highlight(of: 1, Query("yhcq")) == [0..<2, 3..<5])
    #expect(list.highlight(of: 1, Query("cq yh")) == [0..<2, 3..<5])
    #expect(list.highlight(of: 2, Query("shanghai")) == [2..<4])
  }

  @Test func `an index outside the list lights nothing`() {
    #expect(SomePlaces.list.highlight(of: 10_000, Query("b")) == [])
    #expect(SomePlaces.list.highlight(of: -1, Query("b")) == [])
  }
}
