import Pinyin
import Testing

@testable import MetaData

/// The examples of what queries find, over all places down to the county.
@Suite struct CatalogExamplesTests {
  private static let places = PlaceNames(
    CatalogNames.items.filter { !$0.levels.isDisjoint(with: [.province, .city, .county]) })

  private func found(_ query: String) -> [PlaceMatch] {
    var places = Self.places
    return places.matches(Query(query), PlaceSearch.Options())
  }

  private func names(_ query: String) -> [String] { found(query).map(\.item.fullName) }

  @Test(
    arguments: [
      (
        "北京市",
        [
          "beijing", "beij", "bj", "bjing", "b京", "北j", "BEIJING", "běijīng", "bei3jing1",
          "bei'jing",
          "bei jing",
        ]
      ),
      ("石家庄市", ["shij", "sjz", "shijz", "sjzhuang", "shjzh"]),
      ("西安市", ["xian", "xi'an"]), ("重庆市", ["cq"]), ("六安市", ["luan", "lu'an", "liuan"]),
      ("吕梁市", ["lvliang", "lüliang", "lyuliang"]), ("呼和浩特市", ["hhht"]),
      ("乌鲁木齐市", ["wlmq"]), ("厦门市", ["xm"]), ("涡阳县", ["guoyang", "woyang"]),
      ("单县", ["shanxian", "danxian"]), ("台州市", ["tai1zhou1"]), ("泰州市", ["tai4zhou1"]),
      ("山西省", ["shan1xi1"]), ("陕西省", ["shan3xi1", "shaanxi"]), ("广州市", ["廣州"]),
      ("济南市", ["jinan"]), ("襄阳市", ["襄樊"]),
    ] as [(String, [String])])
  func `each spelling finds its place first`(place: String, queries: [String]) {
    for query in queries { #expect(names(query).first == place, "\(query)") }
  }

  @Test func `xian finds Xi'an, then what begins with xian, then what begins with xiang`() {
    let names = names("xian")
    #expect(names.first == "西安市")
    let whole = ["咸宁市", "咸阳市", "仙桃市"].compactMap(names.firstIndex)
    let begun = ["襄阳市", "湘潭市"].compactMap(names.firstIndex)
    #expect(whole.count == 3 && begun.count == 2)
    #expect((whole.max() ?? .max) < (begun.min() ?? .min))
  }

  @Test func `yanshan finds four places as whole names`() {
    var list = NameList(.places)
    for item in CatalogNames.items { list.append(PlaceName(item), order: .init(after: item.order)) }
    let whole = list.search(Query("yanshan")).filter { $0.rank.tier == 0 }
    #expect(
      whole.map { CatalogNames.items[$0.index].fullName } == ["雁山区", "盐山县", "铅山县", "砚山县"])
  }

  @Test(arguments: [("tai1zhou1", "台州市"), ("tai4zhou1", "泰州市")])
  func `a tone tells places apart`(query: String, place: String) {
    #expect(names(query) == [place])
  }

  @Test(
    arguments: [
      ("sm", ["厦门市"]), ("zq", ["重庆市"]), ("zs", ["长沙市", "长春市"]), ("zc", ["长沙市", "长春市"]),
      ("wy", ["涡阳县"]), ("dx", ["单县"]), ("xian", ["望都县"]), ("qu", ["东城区"]),
      ("shi", ["北京市"]), ("xi'an", ["兴安盟", "新安县"]), ("eijing", ["北京市"]),
      ("ijing", ["北京市"]), ("bg", ["北京市"]), ("shijiz", ["石家庄市"]), ("tai2zhou1", ["台州市"]),
      ("bei2jing1", ["北京市"]),
    ] as [(String, [String])])
  func `a query does not find what it does not say`(query: String, places: [String]) {
    let names = Set(names(query))
    for place in places { #expect(!names.contains(place), "\(query)") }
  }

  @Test(arguments: [("gb", "糖饼"), ("oa", "百度网盘")])
  func `rare readings make no noise in any text`(query: String, text: String) {
    var list = NameList(.texts)
    list.append(text: text)
    #expect(list.match(0, Query(query)) == nil)
  }

  @Test func `no place is found by the letters of its ending alone`() {
    for query in ["shi", "qu", "xian", "zhou", "meng"] {
      let wrong = found(query).filter { match in
        let core = match.item.core.upperBound
        let lit = Self.places.highlight(match.item, Query(query), PlaceSearch.Options())
        return match.via == nil && (lit.first?.lowerBound ?? 0) >= min(core, match.item.endingStart)
      }
      #expect(wrong.map(\.item.fullName) == [], "\(query)")
    }
  }
}
