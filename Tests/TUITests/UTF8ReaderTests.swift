import Testing

@testable import TUI

private func scalars(_ bytes: [UInt8]) -> [UInt32] {
  var reader = UTF8Reader()
  var found: [UInt32] = []
  for byte in bytes {
    var step = reader.read(byte)
    if step == .invalid(isByteUsed: false) { step = reader.read(byte) }
    if case .scalar(let scalar) = step { found.append(scalar.value) }
  }
  return found
}

@Test func `every scalar is read back from its bytes`() {
  for value in stride(from: 0 as UInt32, through: 0x10FFFF, by: 97) {
    guard let scalar = Unicode.Scalar(value) else { continue }
    #expect(scalars(Array(String(scalar).utf8)) == [value])
  }
}

@Test(
  arguments: [
    [0xC0, 0xAF], [0xC1, 0xBF], [0xE0, 0x80, 0xAF], [0xF0, 0x80, 0x80, 0xAF], [0xED, 0xA0, 0x80],
    [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFF], [0x80], [0xE5, 0x8C], [0xF0],
  ] as [[UInt8]])
func `over-long forms, surrogates and stray bytes are no characters`(bytes: [UInt8]) {
  #expect(scalars(bytes + [0x61]) == [0x61])
}

@Test func `what cuts a character short may begin the next`() {
  #expect(scalars([0xE5, 0x8C] + Array("北".utf8)) == [0x5317])
}
