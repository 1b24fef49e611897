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

@Test func `the core and the ending of every township are what their words say`() {
  let wrong = Catalog.builtIn.all.filter { item in
    guard item.levels == .township else { return false }
    let parts = PlaceNameParts(of: item.fullName, level: .township)
    return PlaceName(item).parts != parts
  }
  #expect(wrong.prefix(20).map(\.fullName) == [])
}

@Test func `an item prepared from its bytes is the name that it is in words`() {
  var fast = NameList(.places)
  var slow = NameList(.places)
  // Every level, polyphones, a name with a sign outside the first plane or none.
  let items = stride(from: 0, to: Catalog.builtIn.count, by: 97).map { Catalog.builtIn[$0] }
  for item in items {
    fast.append(item, order: .init())
    slow.append(PlaceName(item))
  }
  #expect(fast.count == items.count)
  for query in ["shan", "zq", "an", "xian", "镇", "beijing", "lv", "s"] {
    #expect(fast.search(Query(query)) == slow.search(Query(query)))
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
