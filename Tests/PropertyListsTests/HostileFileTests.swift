import Foundation
import MetaData
import Testing

/// Files that kill Foundation's readers or never let them end; always in the process.
struct HostileFileTests {
  private static let damaged = ImportFault.notOfThisKind(line: "a damaged binary property list")
  private static let tooDeep = ImportFault.refused(line: "more than 200 levels or 4,000,000 values")

  private func fault(_ bytes: [UInt8]) throws -> ImportFault? {
    do throws(ImportFault) {
      _ = try client.list(of: .bytes(bytes))
      return nil
    } catch {
      return error
    }
  }

  private let client: ImporterClient

  init() throws { client = try Fixture.client() }

  @Test(arguments: [201, 10_000, 100_000])
  func `deep nesting is refused in every text form`(depth: Int) throws {
    let around = { (open: String, close: String) in
      Array((String(repeating: open, count: depth) + String(repeating: close, count: depth)).utf8)
    }
    #expect(try fault(around("<array>", "</array>")) == Self.tooDeep)
    #expect(try fault(around("(", ")")) == Self.tooDeep)
    #expect(try fault(around("{a=", ";}")) == Self.tooDeep)
    let json = try #require(try fault(around("[", "]")))
    #expect(json == Self.tooDeep || "\(json)".contains("nested arrays"))
  }

  @Test func `a deep binary list is refused`() throws {
    // Each object is an array of the next one.
    let count = 250
    let objects = (1...count).map { [0xA1, UInt8($0)] } + [[0x51, 0x61] as [UInt8]]
    #expect(try fault(binary(objects)) == Self.damaged)
  }

  @Test func `a count beyond the file is refused`() throws {
    #expect(try fault(binary([[0xAF, 0x13, 0x80, 0, 0, 0, 0, 0, 0, 0]])) == Self.damaged)
    #expect(
      try fault(binary([[0x5F, 0x13, 0x7F, 255, 255, 255, 255, 255, 255, 255]])) == Self.damaged)
    #expect(try fault(binary([[0xDF, 0x13, 0x40, 0, 0, 0, 0, 0, 0, 0]])) == Self.damaged)
    #expect(try fault(binary([[0x50]], count: 1 << 63)) == Self.damaged)
    #expect(try fault(binary([[0x50]], top: 7)) == Self.damaged)
  }

  @Test func `a set, a cycle and references without end are refused`() throws {
    #expect(try fault(binary([[0xC1, 1], [0x51, 0x61]])) == Self.damaged)
    #expect(try fault(binary([[0xA1, 0]])) == Self.damaged)
    let doubling = (1...40).map { [0xA2, UInt8($0), UInt8($0)] } + [[0x51, 0x61] as [UInt8]]
    #expect(try fault(binary(doubling)) == Self.damaged)
  }

  @Test func `every cut of a binary list and every changed byte is survived`() throws {
    let file = URL(fileURLWithPath: Fixture.path("groups-binary.plist"))
    let whole = try Array(Data(contentsOf: file))
    for place in stride(from: 0, to: whole.count, by: 23) {
      var changed = whole
      changed[place] ^= 0xFF
      for bytes in [Array(whole[..<place]), changed] {
        if case .crashed = try fault(bytes) { Issue.record("crashed for byte \(place)") }
      }
    }
  }

  /// A binary list whose offsets and references take one byte each.
  private func binary(_ objects: [[UInt8]], count: UInt64? = nil, top: UInt8 = 0) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var places: [UInt8] = []
    for object in objects {
      places += [UInt8(bytes.count >> 8), UInt8(bytes.count & 255)]
      bytes += object
    }
    let table = UInt64(bytes.count)
    bytes += places + [0, 0, 0, 0, 0, 0, 2, 1]
    for number in [count ?? UInt64(objects.count), UInt64(top), table] {
      withUnsafeBytes(of: number.bigEndian) { bytes += $0 }
    }
    return bytes
  }
}
