import MetaData
import Pinyin
import Testing

struct BuiltInCatalogTests {
  let catalog = Catalog.builtIn

  @Test func `the catalog holds every place`() {
    let all = catalog.all
    #expect(catalog.dataDate == "2026-09-11")
    #expect(catalog.count == 3_234 + 38_536)
    #expect(catalog.top.count == 34)
    #expect(all.filter { $0.levels.contains(.city) }.count == 392)
    #expect(all.filter { $0.levels == .township }.count == 38_536)
    #expect(all.filter { $0.levels == [.city, .county] }.count == 33)
    #expect(all.filter { $0.levels == [.province, .city] }.count == 6)
  }

  @Test func `the list has the hot cities and 22 letters, 404 rows`() {
    let sections = catalog.sections()
    #expect(sections.count == 23)
    #expect(sections.map(\.items.count).reduce(0, +) == 404)
    #expect(sections.first?.id == .hot)
    #expect(
      sections.first?.items.map(\.name) == [
        "北京", "上海", "广州", "深圳", "天津", "重庆", "成都", "杭州", "南京", "武汉", "西安", "苏州",
      ])
    #expect(sections.dropFirst().map(\.id) == "ABCDEFGHJKLMNPQRSTWXYZ".map { .letter($0) })
    #expect(catalog.cities.count == 392)
  }

  @Test func `38 cities are leaves and 21 have townships directly`() {
    #expect(catalog.cities.filter(\.children.isEmpty).count == 38)
    #expect(catalog.cities.filter { $0.children.first?.levels == .township }.count == 21)
  }

  @Test(arguments: [
    ("重庆", "C"), ("长沙", "C"), ("六安", "L"), ("厦门", "X"), ("长治", "C"), ("漯河", "L"),
    ("朝阳", "C"), ("吕梁", "L"), ("亳州", "B"), ("衢州", "Q"),
  ])
  func `a city stands under its verified reading`(name: String, letter: Character) throws {
    let section = try #require(catalog.sections().first { $0.id == .letter(letter) })
    #expect(section.items.contains { $0.name == name })
  }

  @Test func `every city stands under the first letter of its reading, in reading order`() throws {
    for section in catalog.sections() {
      guard case .letter(let letter) = section.id else { continue }
      for item in section.items {
        #expect(item.letter == letter, "\(item.name)")
      }
      let orders = section.items.map(\.order)
      #expect(orders == orders.sorted(), "\(letter)")
    }
  }

  @Test func `places of one name are told apart`() throws {
    let suzhou = catalog.cities.filter { $0.name == "苏州" || $0.name == "宿州" }
    #expect(Set(suzhou.map(\.code)).count == 2)
    let codes = catalog.all.map(\.code)
    #expect(Set(codes).count == codes.count)
    let drumTowers = catalog.all.filter { $0.name == "鼓楼区" }
    #expect(Set(drumTowers.compactMap { $0.city?.name }).count == 4)
  }

  @Test func `every place is found by its code`() throws {
    for item in catalog.all { #expect(catalog.item(code: item.code) == item) }
    #expect(catalog.item(code: "999999") == nil)
    #expect(catalog.item(code: "11") == nil)
  }

  @Test func `ancestors are the place itself where it counts as such`() throws {
    let beijing = try #require(catalog.item(code: "110000"))
    #expect(beijing.province == beijing)
    #expect(beijing.city == beijing)
    #expect(beijing.county == nil)
    let xiantao = try #require(catalog.item(code: "429004"))
    #expect(xiantao.province?.name == "湖北")
    #expect(xiantao.city == xiantao)
    #expect(xiantao.county == xiantao)
    let street = try #require(catalog.item(code: "110101001"))
    #expect(street.path == "北京市 东城区 东华门街道")
  }

  @Test func `every place has one syllable for each character`() {
    for item in catalog.all { #expect(item.reading.count == item.fullName.count, "\(item.code)") }
  }
}
