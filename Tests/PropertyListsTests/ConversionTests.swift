import Foundation
import MetaData
import Testing

@testable import PropertyLists

struct ConversionTests {
  private func converted(_ text: String, _ form: Conversion.Form) throws -> String {
    let bytes = ForeignBytes(name: nil, bytes: Data(text.utf8))
    return String(decoding: try Conversion.converted(bytes, to: form), as: UTF8.self)
  }

  private func xml(_ value: String) -> String {
    "<plist version=\"1.0\"><dict>\(value)</dict></plist>"
  }

  @Test func `JSON and a property list become each other without loss`() throws {
    let json = """
      {
        "a" : [ true, false, 1, -5, 9223372036854775807, 18446744073709551615, 1.5, "0731" ],
        "b" : { "北京" : "\\u0001 \\"/" }
      }
      """
    let list = try converted(json, .propertyList)
    for part in ["<true/>", "<integer>18446744073709551615</integer>", "<real>1.5</real>", "0731"] {
      #expect(list.contains(part), "\(part)")
    }
    let back = try converted(xml("<key>t</key><true/><key>n</key><integer>1</integer>"), .json)
    #expect(back.filter { !$0.isWhitespace } == #"{"n":1,"t":true}"#)
  }

  @Test func `a real that is whole stays a real`() throws {
    #expect(try converted("[3.0]", .propertyList).contains("<real>3"))
  }

  @Test(arguments: [
    ("<key>a</key><date>2020-01-01T00:00:00Z</date>", ForeignError.Value.date),
    ("<key>a</key><data>AAEC</data>", .data), ("<key>a</key><real>nan</real>", .notFinite),
    ("<key>a</key><real>+infinity</real>", .notFinite),
  ])
  func `what JSON cannot hold is refused with its place`(
    value: String, reason: ForeignError.Value
  ) {
    #expect(throws: ForeignError.notConvertible(reason, path: ["a"])) {
      try converted(xml(value), .json)
    }
  }

  @Test func `what a property list cannot hold is refused with its place`() {
    #expect(throws: ForeignError.notConvertible(.null, path: ["a", "2"])) {
      try converted(#"{"a":[1,null]}"#, .propertyList)
    }
    #expect(throws: ForeignError.notConvertible(.digits, path: ["1"])) {
      try converted("[123456789012345678901234567890]", .propertyList)
    }
  }

  @Test func `a single value is no file of JSON`() {
    #expect(throws: ForeignError.notConvertible(.single, path: [])) {
      try converted("<plist><string>a</string></plist>", .json)
    }
  }

  @Test func `the client converts a file and leaves the old one when it cannot`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    let output = folder.appending(path: "out.json")
    try Fixture.client().convert(.file(Fixture.path("groups.plist")), to: output.path)
    let first = try Data(contentsOf: output)
    #expect(try Catalog(propertyList: first).cities.count == 6)
    let fault = ImportFault.refused(line: "1 › at: JSON has no date")
    #expect(throws: fault) {
      try Fixture.client().convert(.file(Fixture.path("dated.plist")), to: output.path)
    }
    #expect(try Data(contentsOf: output) == first)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["out.json"])
  }

  @Test func `an ending of no form is refused`() throws {
    let fault = ImportFault.refused(
      line: "'/tmp/a.txt' ends neither in .plist nor in .json, so its form is not known")
    #expect(throws: fault) {
      try Fixture.client().convert(.file(Fixture.path("groups.plist")), to: "/tmp/a.txt")
    }
  }
}
