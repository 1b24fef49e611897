import Testing

@testable import MetaData

struct CatalogChecksumTests {
  private func checksum(_ bytes: [UInt8]) -> UInt64 {
    bytes.withUnsafeBytes { CatalogChecksum.of($0) }
  }

  @Test func `every change of one byte changes the checksum`() {
    let bytes = (0..<67).map { UInt8($0) }
    for place in bytes.indices {
      for value in UInt8.min...UInt8.max where value != bytes[place] {
        var changed = bytes
        changed[place] = value
        #expect(checksum(changed) != checksum(bytes))
      }
    }
  }

  @Test func `zeros of different lengths differ`() {
    let sums = (0..<40).map { checksum([UInt8](repeating: 0, count: $0)) }
    #expect(Set(sums).count == sums.count)
  }
}
