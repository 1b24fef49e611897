import MetaData
import Testing

@testable import PropertyLists

struct PlaceCompilerTests {
  private func compile(_ cities: String) throws -> Catalog {
    let provinces = """
      { date = "2000-01-01"; provinces = ({ name = "湖北"; code = "42"; }, { name = "京"; code = "11"; }); }
      """
    return try PlaceCompiler.builder(
      cities: PropertyListReader.value(of: .init(cities.utf8)),
      provinces: PropertyListReader.value(of: .init(provinces.utf8))
    ).catalog()
  }

  @Test func `a neighbour may be a bare name or a record, and a city may have them itself`() throws
  {
    let catalog = try compile(
      """
      ({ name = X; cities = ({ name = "仙桃"; code = "4290"; province = "湖北"; level = county;
        neighbours = ("沙嘴街道", { name = "干河街道"; code = "429001"; }); }); })
      """)
    let xiantao = try #require(catalog.item(code: "4290"))
    #expect(xiantao.levels == [.city, .county])
    #expect(xiantao.children.map(\.name) == ["沙嘴街道", "干河街道"])
    #expect(xiantao.children.map(\.code) == ["", "429001"])
    #expect(xiantao.parent?.name == "湖北")
  }

  @Test func `a province that is a city is one item`() throws {
    let catalog = try compile(
      "({ name = B; cities = ({ name = \"京\"; code = \"11\"; province = \"京\"; hot = \"1\"; }); })"
        .replacingOccurrences(of: " hot = \"1\";", with: ""))
    #expect(catalog.count == 2)
    #expect(catalog.item(code: "11")?.levels == [.province, .city])
  }

  @Test func `a township reads as the place above in its name does`() throws {
    let catalog = try compile(
      """
      ({ name = C; cities = ({ name = "重庆"; fullName = "重庆市"; code = "50"; province = "湖北";
        reading = "chóng qìng shì"; neighbours = ({ name = "重庆路街道"; code = "5001"; }); }); })
      """)
    let street = try #require(catalog.item(code: "5001"))
    #expect(street.pinyin == "Chóngqìnglùjiēdào")
    #expect(street.core == 0..<3)
  }

  @Test(arguments: [
    (
      "({ name = A; cities = ({ name = a; province = \"湖北\"; phnoe = \"1\"; }); })",
      PropertyListError.unknownKey("phnoe", path: ["A", "a"])
    ),
    (
      "({ name = A; cities = ({ name = a; province = \"湖北\"; reading = \"xq\"; }); })",
      .reading("xq", path: ["A", "a"])
    ),
    (
      "({ name = A; cities = ({ name = a; province = \"苏\"; }); })",
      .unknownProvince("苏", path: ["a"])
    ),
    ("({ name = A; cities = ({ code = 1; }); })", .value(key: "name", path: ["A"])),
    (
      "({ name = A; cities = ({ name = a; latitude = 1; }); })",
      .value(key: "latitude", path: ["A", "a"])
    ),
    ("({ title = A; })", .shape(expected: "name, cities")),
    ("{ a = b; }", .shape(expected: "name, cities")),
  ])
  func `a fault in the lists names the place and the key`(cities: String, error: PropertyListError)
  {
    #expect(throws: error) { try compile(cities) }
  }
}
