import Pinyin
import Testing

@testable import MetaData

/// A store of these lines.
func store(of lines: [String]) -> LineStore {
  var store = LineStore()
  for line in lines { Array((line + "\n").utf8).withUnsafeBytes { store.append($0) } }
  store.end()
  return store
}

struct LineSearchTests {
  private let lines = [
    "音乐厅", "重启服务器", "银行", "北京\tbeijing\tbj", "重庆市某某有限公司", "Beijing opera", "nothing",
    "上海银行北京分行", "bj", "绿色", "路", "", "é accent", "e\u{301} accent", "👩‍👩‍👧 家", "行业",
  ]

  private func found(
    _ query: String, _ settings: LineSearch.Settings = .init(), in lines: [String]? = nil
  ) -> [String] {
    let lines = lines ?? self.lines
    return LineFilter.lines(of: store(of: lines), matching: Query(query), settings: settings)
      .map { lines[$0] }
  }

  @Test(
    arguments: [
      ("yy", ["音乐厅"]),
      ("cq", ["重启服务器", "重庆市某某有限公司"]),
      ("yh", ["银行"]),
      ("北 分", ["上海银行北京分行"]),
      ("分 北", ["上海银行北京分行"]),
      ("lv", ["绿色"]),
      ("lu", ["路", "绿色"]),
      ("nothin", ["nothing"]),
      ("othing", ["nothing"]),
      ("家", ["👩‍👩‍👧 家"]),
      ("zzz", []),
    ] as [(String, [String])])
  func `lines are found by every reading of their characters, terms in any order`(
    query: String, expected: [String]
  ) {
    #expect(found(query) == expected)
  }

  @Test func `the better match comes first, equals in the order of the input`() {
    #expect(found("bj").first == "bj")
    #expect(found("xh", in: ["新华", "西湖", "小河"]) == ["新华", "西湖", "小河"])
  }

  @Test func `without sorting the order of the input stands`() {
    let settings = LineSearch.Settings(keepsOrder: true)
    let numbers = found("bj", settings).compactMap(lines.firstIndex)
    #expect(numbers == numbers.sorted())
    #expect(numbers.count == found("bj").count)
  }

  @Test func `an empty query finds every line in order`() {
    #expect(found("") == lines)
    #expect(found(" ' ") == lines)
  }

  @Test func `known places win over the readings of characters`() {
    let settings = LineSearch.Settings(known: .places)
    #expect(found("zhongqi", settings, in: ["重庆市", "重启"]) == ["重启"])
    #expect(found("cq", settings, in: ["重庆市", "重启"]) == ["重启", "重庆市"])
  }

  @Test func `exact search takes no initials`() {
    let settings = LineSearch.Settings(options: SearchOptions(precision: .exact))
    #expect(found("bj", settings, in: ["北京", "abj"]) == ["abj"])
    #expect(found("beijing", settings, in: ["北京", "背景", "北"]) == ["北京", "背景"])
  }

  @Test func `a column that is not shown can be searched`() throws {
    var settings = LineSearch.Settings()
    settings.columns = LineColumns(
      delimiter: .text([0x2C]), searched: FieldRange.list("2"), shown: FieldTemplate("1"))
    let lines = ["1,北京", "2,上海", "北京,3"]
    #expect(found("bj", settings, in: lines) == ["1,北京"])
    let store = store(of: lines)
    var search = LineSearch(Query("bj"), settings: settings)
    let isThrough = search.step(through: store, lines: 10)
    #expect(isThrough)
    search.rank()
    let text = search.text(ofLine: 0, in: store)
    #expect(text.text == "1")
    #expect(text.highlights.isEmpty)
  }

  @Test func `what is shown is searched where no column is named`() {
    var settings = LineSearch.Settings()
    settings.columns = LineColumns(delimiter: .text([0x2C]), shown: FieldTemplate("2"))
    #expect(found("bj", settings, in: ["北京,x", "x,北京"]) == ["x,北京"])
  }

  @Test func `a highlight stands where the characters are shown`() {
    var settings = LineSearch.Settings()
    settings.columns = LineColumns(
      delimiter: .text([0x2C]), searched: FieldRange.list("2"),
      shown: FieldTemplate("城 {2}:{1}"))
    let store = store(of: ["1,é北京市"])
    let search = LineSearch(Query("bj"), settings: settings)
    #expect(search.text(ofLine: 0, in: store).text == "城 é北京市:1")
    let later = LineSearch(Query("beij"), settings: settings)
    #expect(later.text(ofLine: 0, in: store).highlights == [3..<5])
  }

  @Test func `GBK lines are searched and shown decoded, and printed as they were`() {
    var lines = LineStore()
    let gbk: [UInt8] = [0xB1, 0xB1, 0xBE, 0xA9]
    (gbk + [0x0A, 0x62, 0xFF, 0x0A]).withUnsafeBytes { lines.append($0) }
    lines.end()
    #expect(Array(LineFilter.lines(of: lines, matching: Query("bj"))) == [0])
    #expect(LineSearch(Query("bj")).text(ofLine: 0, in: lines).text == "北京")
    let printed = lines.withBytes(ofLine: 0) { LineColumns().printed($0, number: 0) }
    #expect(printed == gbk)
    #expect(LineSearch(Query("b")).text(ofLine: 1, in: lines).text == "b\u{FFFD}")
  }

  @Test func `any slices, threads and growth find the same`() {
    var random = Lottery(seed: 7)
    let lines = (0..<25_000).map { _ in Self.line(&random) }
    let whole = store(of: lines)
    for text in ["b", "bj", "sh", "beij", "北", "y h", "lu"] {
      let query = Query(text)
      let expected = Array(LineFilter.lines(of: whole, matching: query, threads: 1))
      #expect(Array(LineFilter.lines(of: whole, matching: query, threads: 2)) == expected)
      var growing = LineStore()
      var search = LineSearch(query)
      for line in lines {
        Array((line + "\n").utf8).withUnsafeBytes { growing.append($0) }
        if random.number(below: 500) == 0 {
          _ = search.step(through: growing, lines: random.number(below: 900))
          if random.number(below: 3) == 0 { search.rank() }
        }
      }
      while !search.step(through: growing, lines: 3000) {}
      search.rank()
      #expect(search.count == expected.count)
      #expect((0..<search.count).map { search.line(atRow: $0) } == expected)
    }
  }

  @Test func `typing on finds what a fresh search finds`() {
    var random = Lottery(seed: 11)
    let whole = store(of: (0..<4000).map { _ in Self.line(&random) })
    for text in ["beijing", "shanghai ba", "sh'a", "bei3j", "lvse", "北京s", "yinhang", "abc x"] {
      var typed = ""
      var search = LineSearch(Query(""))
      for character in text {
        typed.append(character)
        search = LineSearch(Query(typed), after: search)
        // Often the next key comes before the search is through.
        let isThrough = random.number(below: 2) == 0
        while !search.step(through: whole, lines: 700), isThrough {}
      }
      while !search.step(through: whole, lines: 700) {}
      search.rank()
      let rows = (0..<search.count).map { search.line(atRow: $0) }
      #expect(rows == Array(LineFilter.lines(of: whole, matching: Query(text))), "\(text)")
    }
  }

  @Test func `lines are found as a list of names is`() {
    var random = Lottery(seed: 3)
    let lines = (0..<1500).map { _ in Self.line(&random) }
    let whole = store(of: lines)
    var list = NameList(.texts)
    for line in lines { list.append(text: line) }
    for _ in 0..<150 {
      let text = Self.query(&random, lines)
      let query = Query(text)
      let expected = list.search(query).map(\.index)
      #expect(Array(LineFilter.lines(of: whole, matching: query)) == expected, "\(text)")
    }
  }

  private static let words = [
    "北京", "beijing", "bj", "上海", "银行", "b", "绿", "重庆", "é", "e\u{301}", "\t", " ", "-", "ABC",
    "長", "x", "ü", "👍🏽", "ㄅ", "行", "h", "3", "lu", "a",
  ]

  private static func line(_ random: inout Lottery) -> String {
    (0..<(1 + random.number(below: 5))).map { _ in words[random.number(below: words.count)] }
      .joined()
  }

  private static func query(_ random: inout Lottery, _ lines: [String]) -> String {
    let parts = [
      "b", "bj", "bei", "jing", "'", "-", " ", "s", "sh", "北", "y", "h", "lv", "e", "3", "ㄅ",
    ]
    if random.number(below: 4) == 0 {
      return String(lines[random.number(below: lines.count)].prefix(3))
    }
    return (0..<(1 + random.number(below: 3))).map { _ in parts[random.number(below: parts.count)] }
      .joined()
  }
}

/// Numbers that are the same in every run.
struct Lottery {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func number(below limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 11) % limit
  }
}
