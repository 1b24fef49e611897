import MetaData
import Testing

struct FixtureTests {
  private static let grouped =
    "热: 北京(朝阳区(望京 三里屯) 东城区) 上海 | "
    + "B: 北京(朝阳区(望京 三里屯) 东城区) 保定 | S: 上海 沈阳 | Z: 重庆 郑州"

  @Test(arguments: [
    ("groups.plist", grouped),
    ("groups-binary.plist", grouped),
    ("wrapper-groups.json", grouped),
    ("groups-title-icon.plist", "A: 奥迪 阿斯顿·马丁 | B: 宝马"),
    ("groups-initial.json", "A: 鞍山 安阳 | B: 北京"),
    ("groups-province.json", "‘浙江’: 杭州(西湖区 滨江区) 宁波(海曙区) | ‘江苏’: 南京(玄武区)"),
    ("groups-under-keys.json", "A: 鞍山 | B: 北京 保定"),
    ("groups-own-letters.json", "A: 安娜 阿诚 | B: 白露"),
    ("arrays.json", "A: 鞍山 安阳 | B: 北京 | ‘3’: 上海 杭州"),
    ("name-to-array.plist", "‘安徽’: 合肥 | ‘江苏’: 南京 苏州 | ‘浙江’: 杭州"),
    ("letter-to-array.plist", "热: 长沙 | A: 鞍山 | B: 北京 保定 | C: 长沙"),
    ("name-to-dictionary.json", "‘江苏’: 南京(玄武区) | ‘浙江’: 杭州(西湖区 上城区) 宁波(海曙区)"),
    (
      "numbered.json", "‘北京’: 北京市(东城 西城) | ‘天津’: 天津市(和平) | ‘浙江’: 杭州市(西湖) 宁波市(海曙)"
    ),
    ("of-strings.plist", "B: 北京 | S: 上海 | T: 天津"),
    ("codes-to-records.json", "B: 北京 | S: 上海"),
    ("mixed.json", "A: 鞍山 | B: 北京 保定"),
    ("wrapper-flat.plist", "A: 安阳 | B: 北京 | H: 杭州"),
    ("wrapper-hot.json", "热: 北京 广州 | B: 北京 保定 | S: 上海"),
    ("hot-group.json", "热: 北京 海口 | B: 北京 | S: 上海"),
    ("flat.json", "A: Ant Apple alone | P: pear | Z: zebra"),
    ("flat-letters.json", "A: 鞍山 | B: 北京 保定 | Z: 重庆"),
    ("nested.json", "‘浙江’: 杭州(西湖区(北山街道(宝石社区))) | ‘江苏’: 南京"),
    ("mostly-leaves.json", "A: 鞍山 | B: 北京(朝阳区) | C: 长沙 | D: 大连"),
    ("json-lines.json", "A: 鞍山 | B: 北京 | C: 长沙"),
    ("bom.plist", "A: 鞍山 | B: 北京"), ("utf16.plist", "A: 鞍山 | B: 北京"),
    ("gbk.plist", "A: 鞍山 | B: 北京"), ("gb18030.plist", "B: 北京 | #: 㐂"),
    ("gbk.json", "A: 鞍山 | B: 北京"), ("no-doctype.plist", "B: 北京"),
    ("old-style.plist", "A: 鞍山 安阳 | B: 北京"), ("old-style-utf16.plist", "A: 鞍山 | B: 北京"),
    ("names.strings", "B: 北京 | S: 上海"), ("json-named.plist", "A: 鞍山 | B: 北京"),
    ("duplicate-keys.plist", "S: 上海"), ("wrong-letter.json", "H: 霸州 杭州 | Z: 重庆"),
    ("same-names.json", "‘浙江’: 朝阳 朝阳 | ‘辽宁’: 朝阳"),
  ])
  func `a file of each shape opens as it is`(name: String, sketch: String) throws {
    let list = try Fixture.list(name)
    #expect(ListSketch(list.catalog).text == sketch)
    #expect(list.warnings.isEmpty)
  }

  @Test(arguments: [
    ("empty.plist", ImportFault.refused(line: "the file is empty")),
    ("appledouble.plist", .refused(line: "an AppleDouble file of macOS, not the list itself")),
    (
      "keyed-archive.plist",
      .refused(line: "a keyed archive of a program's objects; save it as a plain property list")
    ),
    ("blank.plist", .noItems),
    ("word.plist", .notOfThisKind(line: "a single value, not a list")),
    ("word", .notOfThisKind(line: "neither a property list nor JSON")),
    ("top-string.json", .notOfThisKind(line: "a single value, not a list")),
    ("truncated.plist", .notOfThisKind(line: "no property list: encountered unexpected EOF")),
    ("truncated-binary.plist", .notOfThisKind(line: "a damaged binary property list")),
    (
      "unknown-tag.plist",
      .notOfThisKind(line: "no property list: encountered unknown tag foo on line 3")
    ),
    (
      "wrong-encoding.plist",
      .notOfThisKind(line: "no property list: unable to convert string to correct encoding")
    ),
    (
      "entities.plist",
      .notOfThisKind(
        line: "no property list: encountered unexpected character [ on line 2 while parsing DTD")
    ),
    ("not-json.json", .notOfThisKind(line: "no JSON: invalid value around character 1")),
    ("braces", .notOfThisKind(line: "no JSON: invalid value around character 1")),
    ("no-such-file.plist", .refused(line: "No such file or directory")),
  ])
  func `a file that is no list says so in one line`(name: String, fault: ImportFault) {
    #expect(throws: fault) { try Fixture.list(name) }
  }
}
