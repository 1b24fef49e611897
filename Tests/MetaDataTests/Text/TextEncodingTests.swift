import Testing

@testable import MetaData

struct TextEncodingTests {
  // 北京 in GBK; 㐂 is a character of four bytes.
  private static let gbk: [UInt8] = [0xB1, 0xB1, 0xBE, 0xA9]

  @Test(
    arguments: [
      ([], .utf8), (Array("北京".utf8), .utf8), (Array("\u{FEFF}a".utf8), .utf8), (gbk, .gb18030),
      ([0xFF, 0xFE, 0x17, 0x53], .utf16LittleEndian), ([0xFE, 0xFF, 0x53, 0x17], .utf16BigEndian),
      ([0x61, 0x81, 0x39, 0xEE, 0x39], .gb18030), ([0x80], nil), ([0xFF, 0x41], nil),
      ([0xB1], nil), ([0x81, 0x30, 0x81], nil), ([0xED, 0xA0, 0x80], nil),
    ] as [([UInt8], TextEncoding?)])
  func `the bytes tell their encoding`(bytes: [UInt8], expected: TextEncoding?) {
    #expect(TextEncoding.detect(bytes) == expected)
  }

  @Test(
    arguments: [
      (Array("北京\n".utf8), "北京\n"), (Array("\u{FEFF}北京".utf8), "北京"), (gbk, "北京"),
      ([0xFF, 0xFE, 0x17, 0x53, 0xAC, 0x4E], "北京"), ([0xFE, 0xFF, 0x53, 0x17, 0x4E, 0xAC], "北京"),
      ([0xFF, 0xFE, 0x3D, 0xD8, 0x00, 0xDE], "😀"), ([], ""),
    ] as [([UInt8], String)])
  func `text is decoded from every encoding`(bytes: [UInt8], expected: String) throws {
    #expect(try DecodedText(bytes).text == expected)
  }

  @Test func `bytes that fit nothing are refused with their line`() {
    #expect(throws: DecodedText.Failure.unknownEncoding(line: 3)) {
      try DecodedText(Array("a\nb\n".utf8) + [0xFF, 0x0A])
    }
  }

  @Test func `half of a UTF-16 character is refused`() {
    #expect(throws: DecodedText.Failure.notConvertible(.utf16LittleEndian)) {
      try DecodedText([0xFF, 0xFE, 0x17])
    }
    #expect(throws: DecodedText.Failure.notConvertible(.utf16LittleEndian)) {
      try DecodedText([0xFF, 0xFE, 0x3D, 0xD8])
    }
  }

  @Test func `the program iconv converts what glibc's own tables do`() throws {
    var bytes: [UInt8] = []
    for lead in UInt8(0xB0)...0xF7 { for trail in UInt8(0xA1)...0xF9 { bytes += [lead, trail] } }
    // More than a pipe holds, so that both directions are needed at once.
    bytes = Array(repeating: bytes, count: 20).flatMap { $0 }
    let byTables = try TextConversion.toUTF8(bytes, from: .gb18030)
    let byProgram = try IconvProgram.toUTF8(bytes, from: .gb18030)
    #expect(byTables == byProgram)
    #expect(byTables.count == bytes.count / 2 * 3)
    #expect(try IconvProgram.toUTF8([], from: .gb18030).isEmpty)
  }

  @Test func `the program refuses what is no text`() {
    #expect(throws: DecodedText.Failure.notConvertible(.gb18030)) {
      try IconvProgram.toUTF8([0xFF, 0xFF], from: .gb18030)
    }
  }

  @Test func `valid UTF-8 is what Swift takes for valid`() {
    // Every lead with edge values behind it, cut at every length.
    let edges: [UInt8] = [0x00, 0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xE0, 0xFF]
    var wrong = 0
    for lead in UInt8.min...UInt8.max {
      for second in edges {
        for third in edges {
          let bytes = [lead, second, third, 0x80]
          for length in 1...4 {
            let part = Array(bytes.prefix(length))
            let isValid = String(validating: part, as: UTF8.self) != nil
            if UTF8Form.isValid(part) != isValid { wrong += 1 }
          }
        }
      }
    }
    #expect(wrong == 0)
  }
}
