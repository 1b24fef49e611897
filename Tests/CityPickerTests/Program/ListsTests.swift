import Foundation
import Testing

private let carList = #"""
  [{"title": "A", "cars": [{"name": "奥迪", "icon": "🚗"}, {"name": "阿斯顿·马丁", "icon": "m_1.png"}]},
   {"title": "B", "cars": [{"name": "宝马", "icon": "m_2.png"}]}]
  """#
private let fruits = #"""
  [{"title": "pear", "category": "fruit"}, {"title": "Carrot", "category": "Veg"},
   {"title": "apple", "category": "fruit"}]
  """#

@Suite struct ListsTests {
  @Test func `our own cities opened as a file are the built-in list line for line`() throws {
    let program = try BuiltProgram()
    let cities = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Data/Cities.plist").path
    let own = try program.run("--no-recents", cities, "--list")
    #expect(own.status == 0)
    #expect(try own == program.run("--no-recents", "--list"))
  }

  @Test func `the tutorial's car list opens as it is`() throws {
    let program = try BuiltProgram()
    let cars = try program.file("cars.json", carList.utf8)
    #expect(
      try program.run(cars, "--list", "-o", "name,icon").output
        == "# A\n奥迪\t🚗\n阿斯顿·马丁\tm_1.png\n# B\n宝马\tm_2.png\n")
    #expect(try program.run(cars, "-f", "bm").output == "宝马\n")
    let screen = try program.run(cars, "--keys", "", "--print-screen", "--lang", "en").output
    #expect(screen.contains("🚗 奥迪") && !screen.contains("m_1.png"))
  }

  @Test func `flat records are grouped by a key, sections and rows sorted without regard to case`()
    throws
  {
    let program = try BuiltProgram()
    let file = try program.file("flat.json", fruits.utf8)
    #expect(
      try program.run(file, "--group-by", "category", "--list").output
        == "# fruit\napple\npear\n# Veg\nCarrot\n")
  }

  @Test func `what was picked from a file is remembered for that file alone`() throws {
    let program = try BuiltProgram()
    let cars = try program.file("cars.json", carList.utf8)
    #expect(try program.run(cars, "--keys", "baoma<enter>").output == "宝马\n")
    #expect(try program.run(cars, "--list", "--lang", "en").output.hasPrefix("# A\n"))
    let screen = try program.run(cars, "--keys", "", "--print-screen", "--lang", "en").output
    #expect(screen.contains("Recent"))
    #expect(try program.run("--current").status == 1)
  }

  @Test(arguments: [
    ("blanks", "  \n\n", 1), ("empty", "", 2), ("bad.json", "{\"a\":", 2),
    ("bad.plist", "<plist><array>", 2), ("open.csv", "a,b\n\"x,y\n", 2),
  ])
  func `a list that is none is told in one line`(name: String, text: String, status: Int32) throws {
    let program = try BuiltProgram()
    let path = try program.file(name, text.utf8)
    let result = try program.run(path, "--list")
    #expect(result.status == status)
    #expect(result.output.isEmpty)
    #expect(result.errors.hasPrefix("citypicker: \(path): "))
    #expect(result.errors.split(separator: "\n", omittingEmptySubsequences: false).count == 2)
  }

  @Test func `an empty input has nothing to pick`() throws {
    let result = try BuiltProgram().run("-", "--list")
    #expect(result.status == 1)
    #expect(result.errors == "citypicker: standard input: no items\n")
  }

  @Test func `lines are printed byte for byte, without the mark and the CR`() throws {
    let program = try BuiltProgram()
    let gbk: [UInt8] = [0xB1, 0xB1, 0xBE, 0xA9]  // 北京 in GBK
    let long = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20)
    let bytes =
      [0xEF, 0xBB, 0xBF] + Array("one\r\n".utf8) + [0x61, 0, 0xFF, 0x0A] + gbk + [0x0A] + long
    let path = try program.file("lines", bytes)
    let process = try program.process(["-f", "", path])
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let expected = Array("one\n".utf8) + [0x61, 0, 0xFF, 0x0A] + gbk + [0x0A] + long + [0x0A]
    #expect(Array(printed) == expected)
  }

  @Test func `columns of lines are searched, shown and printed as they are told`() throws {
    let program = try BuiltProgram()
    let path = try program.file("lines", "1:北京:bj\n2:上海:sh\n".utf8)
    let columns = ["-d", ":", "--nth", "3", "--with-nth", "2", "--accept-nth", "1"]
    #expect(try program.run(columns + ["-f", "sh", path]).output == "2\n")
    let screen = try program.run(
      columns + ["--keys", "", "--print-screen", path]
    ).output
    #expect(screen.contains("北京") && !screen.contains("bj"))
  }

  @Test func `several marked lines are printed in the order of marking, behind the query`() throws {
    let program = try BuiltProgram()
    let path = try program.file("lines", "a\nb\nc\n".utf8)
    let keys = "<end><tab><home><tab>"
    #expect(
      try program.run(["-m", "--print-query", "--keys", keys + "<enter>", "-"], input: path).output
        == "\nc\na\n")
    #expect(
      try program.run(["-m", "--print0", "--keys", keys + "<enter>", path]).output == "c\0a\0")
  }

  @Test func `lines filed by reading have sections`() throws {
    let program = try BuiltProgram()
    let path = try program.file("lines", "重庆\n1\napple\n北京\n".utf8)
    #expect(
      try program.run("--regroup", "--list", path).output
        == "# A\napple\n# B\n北京\n# C\n重庆\n# #\n1\n")
    #expect(try program.run("--list", path).output == "重庆\n1\napple\n北京\n")
  }

  @Test func `a table has its columns as fields`() throws {
    let program = try BuiltProgram()
    let path = try program.file("people.csv", "姓名;电话\n张三;0731\n\"李;四\";1\n".utf8)
    #expect(try program.run(path, "-f", "zs", "-o", "name,电话").output == "张三\t0731\n")
    #expect(try program.run(path, "--explain").output.contains("separator ';'"))
  }

  @Test func `lists are converted and back without a loss`() throws {
    let program = try BuiltProgram()
    let cars = try program.file("cars.json", carList.utf8)
    let plist = program.folder + "/cars.plist"
    #expect(try program.run("--convert", plist, cars).status == 0)
    #expect(try program.run("--convert", program.folder + "/back.json", plist).status == 0)
    let read = { (path: String) in
      try JSONSerialization.jsonObject(with: Data(contentsOf: URL(fileURLWithPath: path)))
        as? NSArray
    }
    #expect(try read(cars) == read(program.folder + "/back.json"))
    let null = try program.file("null.json", "[{\"name\": null}]".utf8)
    let refused = try program.run("--convert", plist, null)
    #expect(refused.status == 2)
    #expect(refused.errors.contains("null"))
  }

  @Test(arguments: [
    ("county", "浙江<enter>杭州<enter>西湖区<enter>", "330106\t浙江省 杭州市 西湖区\n"),
    ("county", "广东<enter>东莞<enter>", "441900\t广东省 东莞市\n"),
    ("township", "浙江<enter>杭州<enter>西湖区<enter>北山<enter>", "330106002\t浙江省 杭州市 西湖区 北山街道\n"),
    ("province", "浙江<enter>", "330000\t浙江省\n"),
    ("city", "H<right>/xiangfang<enter><enter>", "\t"),
  ])
  func `levels are opened one by one down to what can be picked`(
    level: String, keys: String, answer: String
  ) throws {
    let result = try BuiltProgram().run("--level", level, "--keys", keys, "-o", "code,path")
    #expect(answer == "\t" ? result.output.contains("香坊区") : result.output == answer)
  }

  @Test func `a township typed at the root is found among all of them`() throws {
    let screen = try BuiltProgram().run(
      "--level", "township", "--keys", "北山街道", "--print-screen", "--size", "100x40"
    ).output
    #expect(screen.contains("浙江 杭州 西湖区"))
  }
}
