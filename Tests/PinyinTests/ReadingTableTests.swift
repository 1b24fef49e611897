import Testing

@testable import Pinyin

@Suite struct ReadingTableTests {
  private func read(_ character: Character) -> String {
    Readings.all(of: character).map(\.marked).joined(separator: " ")
  }

  @Test(arguments: [
    ("重", "zhòng chóng"), ("曾", "céng zēng"), ("行", "xíng háng héng"), ("女", "nǚ nü"),
    ("北", "běi"), ("𪚥", "zhé"), ("A", ""), ("。", ""), ("☺", ""),
  ])
  func `a character has the readings of today, commonest first`(
    character: Character, readings: String
  ) {
    #expect(read(character) == readings)
  }

  @Test func `a bare nasal is also en`() {
    for character in "嗯唔" {
      #expect(Readings.all(of: character).map(\.letters).contains("en"))
    }
  }

  @Test(arguments: [
    ("廣", "广"), ("瀋", "沈"), ("學", "学"), ("学", "学"), ("乾", "乾"), ("於", "於"), ("Ｑ", "q"),
    ("Ä", "a\u{308}"),
    ("ǘ", "u\u{308}\u{301}"), ("㎏", "kg"), ("\u{FE0F}", ""), ("\u{E0100}", ""), ("ß", "ss"),
    ("\u{F900}", "岂"),
  ])
  func `a scalar is folded for comparison`(text: String, folded: String) {
    var result: [UInt32] = []
    for scalar in text.unicodeScalars { ReadingTable.embedded.fold(scalar.value, into: &result) }
    #expect(result == folded.unicodeScalars.map(\.value))
  }

  @Test func `folding what is folded changes nothing`() {
    for scalar in 0..<UInt32(0x32400) {
      var once: [UInt32] = []
      ReadingTable.embedded.fold(scalar, into: &once)
      var twice: [UInt32] = []
      for part in once { ReadingTable.embedded.fold(part, into: &twice) }
      #expect(once == twice, "\(scalar)")
    }
  }

  @Test func `damaged bytes give other answers but never a trap`() {
    let good = UnsafeRawBufferPointer(start: ReadingTable.embedded.bytes.baseAddress, count: 400)
    var random = SeededGenerator(seed: 7)
    for round in 0..<300 {
      var bytes = Array(good.prefix(round == 0 ? 0 : Int.random(in: 0...400, using: &random)))
      for _ in 0..<4 where bytes.count > 8 {
        bytes[Int.random(in: 8..<bytes.count, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      bytes.withUnsafeBytes { raw in
        let table = ReadingTable(bytes: raw)
        for scalar: UInt32 in [0, 0x41, 0xE9, 0x4E00, 0x91CD, 0x2_0BB7, 0x10_FFFF] {
          var folded: [UInt32] = []
          table.fold(scalar, into: &folded)
          #expect(folded.count <= 32)
          #expect(table.reading(table.readingSet(scalar), 0)?.rawValue != 0)
        }
        #expect(table.letters(table.syllableCount) == [])
      }
    }
  }

  @Test func `what is no table is empty`() {
    let bytes: [UInt8] = Array("no table at all, but long enough to hold a header of it".utf8)
    bytes.withUnsafeBytes { raw in
      let table = ReadingTable(bytes: raw)
      #expect(table.syllableCount == 0)
      #expect(table.readingSet(0x4E00) == 0)
    }
  }
}
