import Foundation
import MetaData
import Testing

@testable import PropertyLists

struct ShapeTests {
  private func list(
    _ json: String, _ options: ImportOptions = ImportOptions()
  ) throws -> ShapedList {
    let foreign = ForeignBytes(name: "a.json", bytes: Data(json.utf8))
    return try ForeignList.shaped(ForeignList.value(of: foreign), options: options)
  }

  private func sketch(_ json: String, _ options: ImportOptions = ImportOptions()) throws -> String {
    ListSketch(try list(json, options).builder.catalog()).text
  }

  private let flat = """
    [{"category":"fruit","title":"pear","id":"x1"},{"category":"Animals","title":"zebra","id":"x2"},
     {"category":"fruit","title":"Apple","id":"x3"},{"category":"animals2","title":"Ant","id":"x4"},
     {"title":"alone","id":"x5"}]
    """

  @Test func `flat records are grouped by a key without regard to case, rows by name`() throws {
    let options = ImportOptions(sections: .grouped(by: "category"))
    #expect(
      try sketch(flat, options)
        == "‘Animals’: zebra | ‘animals2’: Ant | ‘fruit’: Apple pear | #: alone")
  }

  @Test func `every guess can be overridden`() throws {
    #expect(try sketch(flat, ImportOptions(nameKey: "id")) == "X: x1 x2 x3 x4 x5")
    let two = #"[{"name":"A","few":[{"name":"x"}],"many":[{"name":"y"},{"name":"z"}]}]"#
    #expect(try sketch(two) == "A: y z")
    #expect(try sketch(two, ImportOptions(childrenKey: "few")) == "A: x")
    #expect(try sketch(two, ImportOptions(childrenKey: "")) == "A: A")
    let said = #"[{"name":"重庆","hanyu":"zhòng qìng"},{"name":"长沙","hanyu":"?"}]"#
    #expect(try sketch(said, ImportOptions(readingKey: "hanyu")) == "C: 长沙 | Z: 重庆")
  }

  @Test func `rows are filed by our readings when that is asked for`() throws {
    let json = #"[{"name":"Z","cities":["重庆","郑州"]},{"name":"H","cities":["霸州"]}]"#
    let options = ImportOptions(sections: .byReading)
    #expect(try sketch(json, options) == "B: 霸州 | C: 重庆 | Z: 郑州")
  }

  @Test(arguments: ["nope", ""])
  func `a key that no row has is refused`(key: String) {
    for options in [
      ImportOptions(nameKey: key), ImportOptions(readingKey: key),
      ImportOptions(sections: .grouped(by: key)),
    ] {
      #expect(throws: ForeignError.unknownKey(key)) { try list(flat, options) }
    }
  }

  @Test func `a row under a wrong letter is found by both readings`() throws {
    let json = #"[{"name":"Z","cities":["重庆"]},{"name":"H","cities":["霸州"]}]"#
    let catalog = try list(json).builder.catalog()
    var search = PlaceSearch(rows: Array(catalog.cities), reach: .everything)
    for query in ["chongqing", "zhongqing", "cq"] {
      #expect(search.matches(query).map(\.item.name) == ["重庆"], "\(query)")
    }
    for query in ["bazhou", "bz", "hz"] {
      #expect(search.matches(query).map(\.item.name) == ["霸州"], "\(query)")
    }
  }

  @Test func `values keep their kind and their digits`() throws {
    let json = """
      [{"name":"北京","tel":"0731","code":22E50,"big":18446744073709551615,"id":9007199254740993,
        "open":true,"none":null,"whole":3.0,"tags":[1,2],"size":{"w":1}}]
      """
    let row = try #require(try list(json).builder.catalog().cities.first)
    let texts = ["tel", "big", "id", "open", "none", "whole", "tags", "size.w"].map {
      row.text(ofField: $0)
    }
    #expect(
      texts == ["0731", "18446744073709551615", "9007199254740993", "true", "", "3", "1,2", "1"])
    #expect(row["id"] == .integer(9_007_199_254_740_993))
    #expect(row["code"] == .real(2.2e51))
  }

  @Test func `blanks are trimmed for show and kept in the output, empty names counted`() throws {
    let list = try list(
      #"[{"name":"A","cities":[" 鞍山 ",{"name":" 安阳"},"",{"name":"  "},{"code":1}]}]"#)
    let rows = try list.builder.catalog().cities
    #expect(rows.map(\.name) == ["鞍山", "安阳"])
    #expect(rows.map { $0.text(ofField: "name") } == [" 鞍山 ", " 安阳"])
    #expect(list.warnings == ["3 rows without a name: left out"])
  }

  @Test func `readings come from the record, from known places, then from the table`() throws {
    let json = """
      [{"name":"乐清","pinyin":"yueqing"},{"name":"大理","pinyin":"xyz"},
       {"name":"单县","pinyin":"Shàn Xiàn"},{"name":"重庆","pinyin":"chongqing"},
       {"name":"长春","pinyin":"chang'chun"},{"name":"六安","pinyin":"lu an"},
       {"name":"六安","pinyin":"luan"}]
      """
    let list = try list(json, ImportOptions(readingKey: "pinyin"))
    let spelt = try list.builder.catalog().all.map(\.pinyin)
    #expect(spelt == ["Yuèqīng", "Dàlǐ", "Shànxiàn", "Chóngqìng", "Chángchūn", "Lù'ān", "Lù'ān"])
    #expect(list.warnings == ["1 row whose reading does not fit its name: ignored"])
    let known = try self.list(#"["重庆火锅","六安站"]"#).builder.catalog().all.map(\.pinyin)
    #expect(known == ["Chóngqìnghuǒguō", "Lù'ānzhàn"])
  }

  @Test func `what was detected is told in one line a level`() throws {
    let json = #"{"data":[{"t":"A","rows":[{"name":"鞍山","hot":1,"in":["铁东区"]}]}]}"#
    #expect(
      try list(json).explanation == [
        "wrapper: 'data'", "top: array of 1", "groups: 1, title 't', rows 'rows'",
        "level 1: 1 row, name 'name', children 'in', hot 'hot'", "level 2: 1 row",
      ])
  }

  @Test func `hot rows stand in one section by rank, equal ranks as they stand`() throws {
    let json = """
      [{"name":"B","cities":[{"name":"b","hot":2},{"name":"c","hot":0},{"name":"a","hot":1}]},
       {"name":"D","cities":[{"name":"d","hot":1}]}]
      """
    #expect(try sketch(json) == "热: a d b | B: b c a | D: d")
  }
}
