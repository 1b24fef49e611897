import Testing

@testable import Pinyin

@Suite struct SearchTests {
  @Test(arguments: [
    ("beijing beij bj bjing b京 北j BEIJING běijīng bei3jing1 bei'jing Ｂeijing ㄅㄟㄐㄧㄥ", "北京市"),
    ("xian xi'an XĪĀN", "西安市"), ("shij sjz shijz sjzhuang shjzh", "石家庄市"),
    ("cq", "重庆市"), ("luan lu'an liuan", "六安市"),
    ("lvliang lüliang lyuliang lu:liang", "吕梁市"),
    ("hhht", "呼和浩特市"), ("wlmq Urumqi", "乌鲁木齐市"), ("xm", "厦门市"), ("guoyang woyang", "涡阳县"),
    ("shanxian danxian", "单县"), ("tai1zhou1", "台州市"), ("tai4zhou1", "泰州市"),
    ("shan1xi1", "山西省"), ("shan3xi1 shaanxi", "陕西省"), ("廣州", "广州市"), ("jinan", "济南市"),
    ("臺北", "台北市"), ("瀋陽", "沈阳市"), ("peking", "北京市"), ("襄樊 xiangfan", "襄阳市"),
    ("shaxian", "沙县区"), ("aershan aes", "阿尔山市"), ("zhongqing", "重庆市"), ("luliang", "陆良县"),
  ])
  func `the first hit is the place that was meant`(queries: String, name: String) {
    for query in queries.split(separator: " ") {
      #expect(SomePlaces.found(String(query)).first == name, "\(query)")
    }
  }

  @Test func `a blank is a boundary in the name of a place`() {
    #expect(SomePlaces.found("bei jing") == ["北京市"])
    #expect(SomePlaces.found(" bei  jing ") == ["北京市"])
  }

  @Test(arguments: [
    ("sm", "厦门市"), ("zq", "重庆市"), ("zs", "长沙市"), ("zc", "长春市"), ("wy", "涡阳县"), ("dx", "单县"),
    ("xian", "望都县"), ("qu", "东城区"), ("shi", "北京市"), ("xi'an", "兴安盟"), ("xi'an", "新安县"),
    ("eijing", "北京市"), ("ijing", "北京市"), ("bg", "北京市"), ("shijiz", "石家庄市"),
    ("tai2zhou1", "台州市"), ("bei2jing1", "北京市"), ("干安", "乾安县"), ("x", "单县"), ("xian", "单县"),
  ])
  func `noise is not found`(query: String, name: String) {
    #expect(!SomePlaces.found(query).contains(name))
  }

  @Test func `a typed initial and a boundary leave all readings of the initial`() {
    #expect(Set(SomePlaces.found("x'an")) == ["西安市", "兴安盟", "新安县"])
  }

  @Test func `places that sound alike are all in the first tier`() {
    let hits = SomePlaces.list.search(Query("yanshan"))
    #expect(hits.map(\.rank.tier) == [0, 0, 0, 0])
  }

  @Test func `whole names come before prefixes and prefixes before later places`() {
    #expect(
      SomePlaces.found("xian") == ["西安市", "咸宁市", "仙桃市", "咸阳市", "湘潭市", "襄阳市", "沙县区"])
  }

  @Test func `a former name or an alias is named in the hit`() {
    #expect(SomePlaces.list.search(Query("襄樊")).map(\.via) == [.formerName("襄樊")])
    #expect(SomePlaces.list.search(Query("urum")).map(\.via) == [.alias("Urumqi")])
    #expect(SomePlaces.list.search(Query("ur")).isEmpty)
  }

  @Test func `an empty query gives the list in its order`() {
    for query in ["", "'", " - "] {
      #expect(
        SomePlaces.list.search(Query(query)).map(\.index) == Array(0..<SomePlaces.places.count))
    }
  }

  @Test func `the caller's order decides between equals and the list's order at last`() {
    var list = NameList(.places)
    let reading = Syllable.list("gǔ lóu qū") ?? []
    for (before, after) in [(1, 0), (0, 5), (0, 5), (0, 4)] {
      list.append(
        PlaceName(text: "鼓楼区", reading: reading),
        order: .init(before: UInt32(before), after: UInt32(after)))
    }
    #expect(list.search(Query("gl")).map(\.index) == [3, 1, 2, 0])
    list[order: 2].before = 0
    list[order: 2].after = 0
    #expect(list.search(Query("gl")).map(\.index) == [2, 3, 1, 0])
  }

  @Test func `several terms of a text must all match, in any order`() {
    var list = NameList(.texts)
    for text in ["重庆银行 2024", "银行重启", "音乐 KTV"] { list.append(text: text) }
    func found(_ query: String) -> [Int] { list.search(Query(query)).map(\.index).sorted() }
    #expect(found("yh cq") == [0, 1])
    #expect(found("2024 yinhang") == [0])
    #expect(found("cq") == [0])
    #expect(found("yy") == [2])
    #expect(found("ktv") == [2])
    #expect(found("yh ktv") == [])
  }

  @Test func `a query of any length and any text is answered`() {
    let long = String(repeating: "beijing", count: 40)
    #expect(SomePlaces.found(long) == [])
    for text in ["\u{301}", "ˇ", "˙", "👩‍👩‍👧", "\u{0}", "v", "u:", "1", "ㄅ˙", "\u{E0041}"] {
      #expect(SomePlaces.found(text).count <= SomePlaces.places.count)
    }
  }
}
