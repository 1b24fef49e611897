import Testing

@testable import MetaData

struct FileKindTests {
  @Test(
    arguments: [
      ("a.csv", "{}", [.table(separator: nil)], true),
      ("a.TSV", "x", [.table(separator: "\t")], true),
      ("a.txt", "北京\n", [.lines], false),
      (nil, "北京\n", [.lines], false),
      (nil, "", [.lines], false),
      (nil, "[{\"a\":1}]", [.json, .jsonLines, .lines], false),
      ("a.json", "[1]", [.json, .jsonLines], true),
      ("a.json", "word", [.propertyList(.oldStyle), .json], true),
      ("a.plist", "bplist00", [.propertyList(.binary)], true),
      ("a", "bplist00", [.propertyList(.binary), .lines], false),
      ("a.plist", "<?xml", [.propertyList(.xml), .propertyList(.oldStyle)], true),
      (nil, "<plist>", [.propertyList(.xml), .propertyList(.oldStyle), .lines], false),
      (nil, "( a, b )", [.propertyList(.oldStyle), .lines], false),
      (nil, "{ a = b; }", [.json, .propertyList(.oldStyle), .lines], false),
      (
        nil, "\u{FEFF} \n{\"a\":\n1}", [.json, .jsonLines, .propertyList(.oldStyle), .lines], false
      ),
      ("a.strings", "a = b;", [.propertyList(.oldStyle)], true),
      ("a.plist", "{\"a\":1}", [.json, .propertyList(.oldStyle)], true),
      ("dir.csv/a", "x", [.lines], false),
      (".csv", "x", [.lines], false),
    ] as [(String?, String, [FileKind], Bool)])
  func `name and content tell what to try`(
    name: String?, head: String, candidates: [FileKind], isPromised: Bool
  ) {
    let plan = FileKind.plan(name: name, head: Array(head.utf8), hasDelimiter: false)
    #expect(plan == FileKind.Plan(candidates: candidates, isPromised: isPromised))
  }

  @Test func `a delimiter makes a table of what no ending names`() {
    let plan = FileKind.plan(name: "a.txt", head: Array("a;b".utf8), hasDelimiter: true)
    #expect(plan.candidates == [.table(separator: nil)])
    let json = FileKind.plan(name: "a.json", head: Array("[1]".utf8), hasDelimiter: true)
    #expect(json.candidates == [.json, .jsonLines])
  }

  @Test(arguments: [true, false])
  func `UTF-16 is looked through`(isLittleEndian: Bool) {
    var head: [UInt8] = isLittleEndian ? [0xFF, 0xFE] : [0xFE, 0xFF]
    for byte in " {\"a\":1}".utf8 { head += isLittleEndian ? [byte, 0] : [0, byte] }
    let plan = FileKind.plan(name: nil, head: head, hasDelimiter: false)
    #expect(plan.candidates == [.json, .propertyList(.oldStyle), .lines])
  }
}
