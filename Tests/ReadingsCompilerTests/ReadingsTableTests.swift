import Foundation
import ReadingsCompiler
import Testing

private let unicode = "/usr/share/unicode"
private let rime = "/usr/share/rime-data"

private var hasSources: Bool {
  [unicode + "/Unihan_Readings.txt.bz2", rime + "/pinyin_simp.dict.yaml"]
    .allSatisfy(FileManager.default.fileExists(atPath:))
}

@Suite struct ReadingsTableTests {
  @Test(
    .enabled(
      if: hasSources, "needs Debian's packages unicode-data and rime-data-pinyin-simp"))
  func `the committed table is the compilation of Debian's files`() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let committed = try Data(contentsOf: root.appendingPathComponent("Data/Readings.table"))
    let compiled = try ReadingsTable.compile(unicode: unicode, rime: rime)
    #expect(Data(compiled) == committed)
  }

  @Test func `a file that is not there is named`() {
    #expect(throws: CompilerError.unreadable(path: "/nowhere/Unihan_Readings.txt.bz2")) {
      try ReadingsTable.compile(unicode: "/nowhere", rime: "/nowhere")
    }
  }
}
