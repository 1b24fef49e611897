import Testing

@testable import MetaData

/// The big file, damaged at many places.
struct BuiltInDamageTests {
  static let bytes = Array(Catalog.builtIn.image.bytes)

  @Test func `the built-in bytes pass the proof that foreign bytes must pass`() throws {
    #expect(try Catalog(bytes: Self.bytes).count == Catalog.builtIn.count)
  }

  @Test func `cut anywhere, the catalog is refused`() {
    for part in 0..<64 {
      let length = Self.bytes.count * part / 64
      #expect(throws: CatalogError.self) { try Catalog(bytes: Array(Self.bytes[..<length])) }
    }
  }

  @Test func `a flipped byte anywhere is noticed by the checksum`() {
    let checksum = Self.checksum(Self.bytes)
    for place in stride(from: 24, to: Self.bytes.count, by: Self.bytes.count / 24) {
      var damaged = Self.bytes
      damaged[place] ^= 0x10
      #expect(Self.checksum(damaged) != checksum)
    }
  }

  @Test func `damaged and not verified, everything can still be asked`() throws {
    var random = SplitMix(state: 1)
    for _ in 0..<24 {
      var damaged = Self.bytes
      for _ in 0..<200 {
        let place = Int(random.next() % UInt64(damaged.count - CatalogLayout.headerSize))
        damaged[CatalogLayout.headerSize + place] = UInt8(truncatingIfNeeded: random.next())
      }
      let image = try CatalogImage(copying: damaged, fingerprint: Attack.fingerprint)
      #expect(Attack.walk(Catalog(image: image)) > 0)
    }
  }

  @Test func `damaged with the checksum repaired, it is refused or sane`() {
    var random = SplitMix(state: 2)
    for _ in 0..<12 {
      var damaged = Self.bytes
      let place = Int(random.next() % UInt64(damaged.count - CatalogLayout.headerSize))
      damaged[CatalogLayout.headerSize + place] ^= 0x40
      CatalogChecksum.stamp(&damaged)
      guard let catalog = try? Catalog(bytes: damaged) else { continue }
      #expect(catalog.count == Catalog.builtIn.count)
      #expect(Attack.walk(catalog) > 0)
    }
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt64 {
    bytes.withUnsafeBytes {
      CatalogChecksum.of(UnsafeRawBufferPointer(rebasing: $0[CatalogLayout.checkedFrom...]))
    }
  }
}

/// Numbers that are the same in every run (SplitMix64).
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
