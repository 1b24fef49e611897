import Testing

@testable import MetaData

struct CSVTableTests {
  @Test(
    arguments: [
      ("a,b\n1,2\n", [["a", "b"], ["1", "2"]]),
      ("a,b\r\n1,2\r\n", [["a", "b"], ["1", "2"]]),
      ("a\rb\r", [["a"], ["b"]]),
      ("\"a,b\",c", [["a,b", "c"]]),
      ("\"a\nb\",c\nd,e", [["a\nb", "c"], ["d", "e"]]),
      ("\"a\"\"b\",c", [["a\"b", "c"]]),
      ("\"\",x", [["", "x"]]),
      ("a,", [["a", ""]]),
      (",a", [["", "a"]]),
      ("a,,b", [["a", "", "b"]]),
      ("a\n\n,\nb", [["a"], ["b"]]),
      ("a\"b,c", [["a\"b", "c"]]),
      ("\"a\"b,c", [["ab", "c"]]),
      (" \"a\" ,b", [["a", "b"]]),
      (" a ,b", [[" a ", "b"]]),
      ("北京,\"上,海\"", [["北京", "上,海"]]),
      ("a,b", [["a", "b"]]),
      ("", []),
      ("\n", []),
    ] as [(String, [[String]])])
  func `records are read as RFC 4180 has them, and laxer`(text: String, expected: [[String]]) throws
  {
    let records = try CSVReader.records(of: text, separator: UInt8(ascii: ","))
    #expect(records.map(\.fields) == expected)
  }

  @Test func `a quote that is never closed is an error with its line`() {
    #expect(throws: CSVTable.Failure.openQuote(line: 3)) {
      try CSVTable("a,b\n\"c\nd\",\"e\nf", form: .init(separator: ","))
    }
    #expect(throws: CSVTable.Failure.openQuote(line: 2)) {
      try CSVTable("a,b\n\"c,d\ne,f\n", form: .init(separator: ","))
    }
  }

  @Test(arguments: [
    ("name,city\n张三,北京\n李四,上海\n", ",", true),
    ("name;city\n张三;北京\n李四;上海\n", ";", true),
    ("name\tcity\n张三\t北京\n李四\t上海\n", "\t", true),
    ("name|city\n张三|北京\n李四|上海\n", "|", true),
    ("张三,北京,13800000000\n李四,上海,13900000000\n", ",", false),
    ("北京,Beijing\n上海,Shanghai\n", ",", false),
    ("姓名,城市\n张三,北京\n李四,上海\n", ",", true),
    ("id,value\n1,2\n3,4\n", ",", true),
    ("1,2\n3,4\n", ",", false),
    ("\"a;b\",c\n\"d;e;f\",g\n", ",", false),
    ("one\ntwo\n", ",", false),
    ("name,note\n张三,\"a\nb\"\n李四,c\n", ",", true),
  ])
  func `separator and header are found out`(text: String, separator: Character, hasHeader: Bool)
    throws
  {
    let table = try CSVTable(text)
    #expect(table.separator == separator)
    #expect(table.hasHeader == hasHeader)
  }

  @Test func `both can be said`() throws {
    let table = try CSVTable("a;b\nc;d\n", form: .init(separator: ";", hasHeader: true))
    #expect(table.columns == ["a", "b"])
    #expect(table.rows == [["c", "d"]])
    let other = try CSVTable("name,id\n张三,1\n", form: .init(hasHeader: false))
    #expect(other.rows.count == 2)
    #expect(other.columns == ["1", "2"])
  }

  @Test(arguments: ["\"", "\n", "，", "é"] as [Character])
  func `an unusable separator is refused`(separator: Character) {
    #expect(throws: CSVTable.Failure.unusableSeparator(separator)) {
      try CSVTable("a", form: .init(separator: separator))
    }
  }

  @Test func `columns have a name each, and rows a field for each column`() throws {
    let table = try CSVTable("name,,name\na\nb,c,d,e\n", form: .init(hasHeader: true))
    #expect(table.columns == ["name", "2", "3", "4"])
    #expect(table.rows == [["a", "", "", ""], ["b", "c", "d", "e"]])
    #expect(table.lines == [2, 3])
  }
}

struct CSVEntriesTests {
  @Test func `the name is the column that differs and reads like one`() throws {
    let table = try CSVTable("id,phone,姓名,email,城市\n1,0731,张三,z@x.cn,长沙\n2,010,李四,l@x.cn,长沙\n")
    let entries = try table.entries()
    #expect(entries.nameColumn == "姓名")
    #expect(entries.entries.map(\.name) == ["张三", "李四"])
    #expect(entries.entries[0].fields.map(\.key) == ["id", "phone", "姓名", "email", "城市"])
    #expect(entries.entries[0].fields[1].value == .text("0731"))
  }

  @Test func `keys can be said, and one that is no column is refused`() throws {
    let table = try CSVTable("name,py,g\n重庆, chóng qìng ,西\n长沙,cháng,中\n厦门,,东\n")
    let entries = try table.entries(.init(name: "name", reading: "py", group: "g"))
    #expect(entries.groups == ["西", "中", "东"])
    #expect(entries.entries[0].reading.map(\.marked) == ["chóng", "qìng"])
    #expect(entries.entries[1].reading.isEmpty)
    #expect(entries.unusableReadings == [3])
    #expect(throws: CSVTable.UnknownColumn(name: "nome")) { try table.entries(.init(name: "nome")) }
  }

  @Test func `rows without a name are counted and left out, blanks at its ends are not shown`()
    throws
  {
    let table = try CSVTable("name,id\n 北京 ,1\n  ,2\n上海,3\n")
    let entries = try table.entries(.init(name: "name"))
    #expect(entries.entries.map(\.name) == ["北京", "上海"])
    #expect(entries.entries[0].fields[0].value == .text(" 北京 "))
    #expect(entries.unnamed == 1)
  }

  @Test func `a table without rows has no entries`() throws {
    #expect(try CSVTable("").entries().entries.isEmpty)
  }
}
