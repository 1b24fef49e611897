import Testing

@testable import MetaData

/// Bytes that are not what was written: an error or sane answers, never a trap.
struct CatalogDamageTests {
  @Test func `every cut of a catalog is refused`() throws {
    let bytes = try Sample.builder().bytes()
    for length in bytes.indices {
      #expect(throws: CatalogError.self) { try Catalog(bytes: Array(bytes[..<length])) }
    }
    #expect(throws: CatalogError.truncated) { try Catalog(bytes: bytes + [0]) }
  }

  @Test func `every changed byte of a catalog is noticed`() throws {
    let bytes = try Sample.builder().bytes()
    for place in bytes.indices {
      for change: UInt8 in [0x01, 0x80, 0xFF] {
        var damaged = bytes
        damaged[place] ^= change
        #expect(throws: CatalogError.self) { try Catalog(bytes: damaged) }
      }
    }
  }

  @Test func `with the checksum repaired, every changed byte is refused or walked safely`() throws {
    let bytes = try Sample.builder().bytes()
    for place in bytes.indices where !(16..<24).contains(place) {
      for value: UInt8 in [0x00, 0x01, 0x7F, 0x80, 0xFF] {
        var damaged = bytes
        damaged[place] = value
        CatalogChecksum.stamp(&damaged)
        guard let catalog = try? Catalog(bytes: damaged) else { continue }
        #expect(Attack.walk(catalog) >= 0)
      }
    }
  }

  @Test func `unverified bytes are walked safely too`() throws {
    let bytes = try Sample.builder().bytes()
    for place in bytes.indices {
      for value: UInt8 in [0x00, 0x01, 0x7F, 0x80, 0xFF] {
        var damaged = bytes
        damaged[place] = value
        let image = try? CatalogImage(copying: damaged, fingerprint: Attack.fingerprint)
        guard let image else { continue }
        #expect(Attack.walk(Catalog(image: image)) >= 0)
      }
    }
  }

  @Test(arguments: [
    ("items", 36), ("roots", 40), ("sections", 44), ("listed", 48), ("codes", 52), ("keys", 56),
    ("fields", 60), ("strings", 64), ("readings", 68), ("syllables", 72), ("text", 76),
  ])
  func `a count that is too large is refused`(name: String, place: Int) throws {
    for value: UInt8 in [0x7F, 0xFF] {
      var bytes = try Sample.builder().bytes()
      for offset in 0..<4 { bytes[place + offset] = value }
      CatalogChecksum.stamp(&bytes)
      #expect(throws: CatalogError.self) { try Catalog(bytes: bytes) }
    }
  }

  @Test func `what is no catalog is called so`() {
    #expect(throws: CatalogError.truncated) { try Catalog(bytes: []) }
    let text = [UInt8](repeating: 0x41, count: 200)
    #expect(throws: CatalogError.notACatalog) { try Catalog(bytes: text) }
  }

  @Test func `a later version and a foreign table of syllables are called so`() throws {
    var bytes = try Sample.builder().bytes()
    bytes[8] = 2
    #expect(throws: CatalogError.unknownVersion(2)) { try Catalog(bytes: bytes) }
    bytes = try Sample.builder().bytes()
    bytes[24] ^= 1
    CatalogChecksum.stamp(&bytes)
    #expect(throws: CatalogError.foreignSyllableTable) { try Catalog(bytes: bytes) }
  }
}
