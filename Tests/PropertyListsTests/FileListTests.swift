import Foundation
import MetaData
import Testing

/// Our own list of cities as somebody else's file, through the process.
struct FileListTests {
  @Test func `the sections of Cities.plist are the built-in ones, row for row`() throws {
    let path = BuiltInCatalogTests.data.appending(path: "Cities.plist").path
    let list = try Fixture.client().list(of: .file(path))
    #expect(ListSketch(list.catalog, depth: 1).text == ListSketch(.builtIn, depth: 1).text)
    #expect(list.warnings.isEmpty)
    let beijing = try #require(list.catalog.cities.first { $0.name == "北京" })
    #expect(beijing.fullName == "北京市" && beijing.pinyin == "Běijīng" && beijing.hot == 1)
    #expect(beijing.children.count == 16)
  }
}
