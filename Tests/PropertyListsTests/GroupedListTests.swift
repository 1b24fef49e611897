import Foundation
import MetaData
import Testing

@testable import PropertyLists

struct GroupedListTests {
  private func catalog(_ text: String) throws -> Catalog {
    try Catalog(propertyList: Data(text.utf8))
  }

  @Test func `groups become sections and other keys fields`() throws {
    let catalog = try catalog(
      """
      ({ title = A; cars = ({ name = "奥迪"; icon = "m_9_100.png"; }, { name = "阿斯顿"; }); },
       { title = B; cars = ({ name = "宝马"; icon = "🚗"; }); })
      """)
    #expect(catalog.sections().map(\.id) == [.group("A"), .group("B")])
    #expect(catalog.cities.map(\.name) == ["奥迪", "阿斯顿", "宝马"])
    #expect(catalog.cities.map { $0.text(ofField: "icon") } == ["m_9_100.png", "", "🚗"])
  }

  @Test func `rows nest to any depth, as records or as bare names`() throws {
    let catalog = try catalog(
      """
      ({ name = B; cities = ({ name = "北京"; districts =
        ({ name = "朝阳区"; neighborhoods = ("望京", "三里屯"); }, { name = "东城区"; }); }); })
      """)
    let beijing = try #require(catalog.cities.first)
    #expect(beijing.children.map(\.name) == ["朝阳区", "东城区"])
    #expect(beijing.children[0].children.map(\.name) == ["望京", "三里屯"])
    #expect(beijing.children[0].children[1].path == "北京 朝阳区 三里屯")
  }

  @Test func `hot rows make a section of their own, equal ranks in the order of the file`() throws {
    let catalog = try catalog(
      """
      <plist version="1.0"><array><dict><key>name</key><string>A</string><key>cities</key><array>
      <dict><key>name</key><string>b</string><key>hot</key><integer>1</integer></dict>
      <dict><key>name</key><string>c</string><key>hot</key><integer>0</integer></dict>
      <dict><key>name</key><string>a</string><key>hot</key><integer>1</integer></dict>
      </array></dict></array></plist>
      """)
    #expect(catalog.sections().map { $0.items.map(\.name) } == [["b", "a"], ["b", "c", "a"]])
    #expect(catalog.sections().first?.id == .hot)
  }

  @Test func `numbers, flags and digits keep their kind`() throws {
    let catalog = try catalog(
      """
      <plist version="1.0"><array><dict><key>rows</key><array><dict><key>name</key><string>a</string>
      <key>n</key><integer>9223372036854775807</integer><key>r</key><real>1.5</real>
      <key>f</key><true/><key>t</key><string>0731</string></dict></array></dict></array></plist>
      """)
    let row = try #require(catalog.cities.first)
    #expect(row["n"] == .integer(.max))
    #expect(row["r"] == .real(1.5))
    #expect(row["f"] == .flag(true))
    #expect(row["t"] == .text("0731"))
  }

  @Test func `a row without a name is left out`() throws {
    #expect(try catalog("({ rows = (\"\", { icon = x; }, a); })").cities.map(\.name) == ["a"])
  }

  @Test func `what is no list of groups is refused with its reason`() {
    #expect(throws: PropertyListError.notAPropertyList) { try catalog("<plist><array>") }
    #expect(throws: PropertyListError.shape(expected: "title, rows")) { try catalog("{ a = b; }") }
    #expect(throws: PropertyListError.shape(expected: "title, rows")) { try catalog("(a, b)") }
    let deep = String(repeating: "(", count: 300) + String(repeating: ")", count: 300)
    #expect(throws: PropertyListError.tooLargeOrForeign) { try catalog(deep) }
  }

  @Test func `a small file that names one array again and again is refused`() throws {
    var object: [Any] = ["x"]
    for _ in 0..<30 { object = [object, object] }
    // Not inside #expect, which would write the whole object down.
    let refused = PropertyListValue(object, sizeLimit: 10_000) == nil
    #expect(refused)
    let small: [Any] = [["x", "x"], "x"]
    #expect(PropertyListValue(small, sizeLimit: 5) != nil)
    #expect(PropertyListValue(small, sizeLimit: 4) == nil)
  }
}
