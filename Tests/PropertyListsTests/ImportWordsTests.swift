import Foundation
import PropertyLists
import Testing

@testable import citypicker_import

struct ImportWordsTests {
  @Test(arguments: [
    (PropertyListError.notAPropertyList, "the input is no property list"),
    (
      .unknownKey("phnoe", path: ["A", "鞍山"]), "A › 鞍山: unknown key 'phnoe'"
    ),
    (.reading("xq", path: ["A"]), "A: 'xq' is not pinyin"),
    (.value(key: "name", path: []), "the list: 'name' is missing or not usable"),
    (.catalog(.duplicateCode("110000")), "the code 110000 stands twice"),
    (
      .catalog(.readingLength(name: "重庆", characters: 2, syllables: 3)),
      "重庆 has 2 characters but 3 syllables"
    ),
  ])
  func `each fact has one line that names the place`(error: PropertyListError, line: String) {
    #expect(ImportWords.line(for: error) == line)
  }

  @Test func `a file that cannot be read is named`() {
    let error = #expect(throws: (any Error).self) {
      try Data(contentsOf: URL(fileURLWithPath: "/nowhere/Cities.plist"))
    }
    let line = error.map { ImportWords.line(for: $0) }
    #expect(line == "/nowhere/Cities.plist: cannot be read or written")
  }
}
