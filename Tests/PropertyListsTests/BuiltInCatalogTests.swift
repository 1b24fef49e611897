import Foundation
import MetaData
import PropertyLists
import Testing

struct BuiltInCatalogTests {
  static let data = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Data")

  static func file(_ name: String) throws -> Data {
    try Data(contentsOf: data.appendingPathComponent(name))
  }

  @Test func `the committed catalog is the compilation of the property lists`() throws {
    let compiled = try BuiltInCatalog.compile(
      cities: Self.file("Cities.plist"), provinces: Self.file("Provinces.plist"))
    #expect(Data(compiled) == (try Self.file("Cities.catalog")), "run `make data`")
  }

  @Test func `the program carries the committed catalog`() throws {
    let committed = try Catalog(bytes: Array(Self.file("Cities.catalog")))
    #expect(committed.count == Catalog.builtIn.count)
    #expect(committed.dataDate == Catalog.builtIn.dataDate)
    #expect(committed.all.map(\.code) == Catalog.builtIn.all.map(\.code))
  }

  @Test func `the list of cities opens as a user's file with the same rows`() throws {
    let catalog = try Catalog(contentsOf: Self.data.appendingPathComponent("Cities.plist"))
    let names = { (catalog: Catalog) in catalog.sections().map { $0.items.map(\.name) } }
    #expect(names(catalog) == names(.builtIn))
    #expect(catalog.count == Catalog.builtIn.count - 28)
  }
}
