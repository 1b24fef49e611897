import Pinyin
import Testing

@testable import MetaData

private func name(_ code: String) throws -> PlaceName {
  PlaceName(try #require(Catalog.builtIn.item(code: code)))
}

@Test(
  arguments: [
    ("500000", "重庆市", 2, 2), ("371722", "单县", 2, 1), ("130403", "丛台区", 2, 2),
    ("150000", "内蒙古自治区", 3, 3), ("330106002", "北山街道", 2, 2),
  ] as [(String, String, Int, Int)])
func `the catalog's core and the ending agree with the name`(
  code: String, text: String, core: Int, ending: Int
) throws {
  let name = try name(code)
  #expect(name.text == text)
  #expect(name.parts.coreCount == core)
  #expect(name.parts.endingStart == ending)
  #expect(name.reading.count == text.count)
}

@Test func `the endings of all places are what their words say`() {
  for item in Catalog.builtIn.all where item.levels != .township {
    #expect(PlaceName(item).parts == PlaceNameParts(of: item.fullName), "\(item.fullName)")
  }
}

@Test func `former names and aliases come along`() throws {
  let xiangyang = try name("420600")
  #expect(xiangyang.formerNames.map(\.text).contains("襄樊"))
  // 襄 is read as in the present name, 樊 by the table.
  let former = xiangyang.formerNames.first { $0.text == "襄樊" }
  #expect(former?.reading.map(\.letters) == ["xiang", "fan"])
  #expect(try name("110000").aliases.contains("Peking"))
}
