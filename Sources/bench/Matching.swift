import Glibc
import MetaData
import Pinyin

/// The matching alone, inside this process: the first query with the preparing of the names, a key
/// typed on, and what a name costs.
enum Matching {
  private static let queries = ["beijing", "shijiazhuang", "xian", "hhht", "zhongshanlu"]

  static func printAll(rounds: Int) {
    print(
      """

      | matching, min / median / max | names | first query, ms | a key typed on, ms | ns a name |
      |---|---|---|---|---|
      """)
    let catalog = Catalog.builtIn
    let all = Array(catalog.all)
    report("cities and counties", all.filter { $0.levels != .township }, [.city, .county], rounds)
    report("all places", all, .any, rounds)
    reportLines(1_000_000, rounds: 3)
    print("\nData/Readings.table: \(Readings.tableSize) bytes")
  }

  private static func report(_ what: String, _ rows: [Item], _ levels: Levels, _ rounds: Int) {
    var first = Samples()
    var next = Samples()
    for round in 0..<rounds {
      let query = queries[round % queries.count]
      var search = PlaceSearch(rows: rows, reach: .levels(levels))
      var text = ""
      for letter in query {
        text.append(letter)
        let start = now()
        let found = search.matches(text).count
        let time = now() - start
        guard found >= 0 else { return }
        if text.count == 1 { first.add(nanoseconds: time) } else { next.add(nanoseconds: time) }
      }
    }
    line(what, rows.count, first, next)
  }

  private static func reportLines(_ count: Int, rounds: Int) {
    var list = NameList(.texts)
    for number in 0..<count { list.append(text: Self.text(number)) }
    var first = Samples()
    var next = Samples()
    for round in 0..<rounds {
      var previous: Search?
      var text = ""
      for letter in queries[round % queries.count] {
        text.append(letter)
        let start = now()
        previous = list.search(Query(text), after: previous)
        let time = now() - start
        if text.count == 1 { first.add(nanoseconds: time) } else { next.add(nanoseconds: time) }
      }
    }
    line("synthetic lines", count, first, next)
  }

  // Names of streets as they come: a place's name, a word, a number.
  private static func text(_ number: Int) -> String {
    let places = ["重庆", "北京", "石家庄", "西安", "中山", "长沙", "乌鲁木齐", "呼和浩特"]
    let words = ["银行", "音乐学院", "第一中学", "会计公司", "大厦", "长途汽车站", "中山路"]
    return "\(places[number % 8])\(words[number / 8 % 7])\(number)"
  }

  private static func line(_ what: String, _ count: Int, _ first: Samples, _ next: Samples) {
    let name = first.median * 1_000_000 / Double(count)
    print(
      "| \(what) | \(count) | \(Report.text(first)) | \(Report.text(next)) | \(Report.decimal(name)) |"
    )
  }
}
