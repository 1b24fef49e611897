import Testing

@testable import MetaData

private let catalog = Catalog.builtIn

/// The matches of a new search among the cities.
private func matches(
  _ query: String, _ levels: Levels = .city, recents: [String] = [],
  order: PlaceSearch.Options.Order = .ranked
) -> [PlaceMatch] {
  var search = PlaceSearch(rows: Array(catalog.cities), levels: levels)
  let items = recents.compactMap { catalog.item(code: $0) }
  return search.matches(query, options: PlaceSearch.Options(order: order), recents: items)
}

private func names(_ query: String, recents: [String] = []) -> [String] {
  matches(query, recents: recents).map(\.item.name)
}

@Test(arguments: [
  ("beijing", "北京"), ("bj", "北京"), ("b京", "北京"), ("xian", "西安"), ("xi'an", "西安"),
  ("cq", "重庆"), ("lu'an", "六安"), ("lvliang", "吕梁"), ("shijiazhuang", "石家庄"), ("廣州", "广州"),
  ("lasa", "拉萨"), ("Peking", "北京"), ("xiangfan", "襄阳"), ("襄樊", "襄阳"),
])
func `a query finds its city first`(query: String, city: String) {
  #expect(names(query).first == city)
}

@Test(arguments: ["zzz", "!", "\u{1B}[A"])
func `a query that means nothing finds nothing`(query: String) {
  #expect(names(query) == [])
}

@Test(arguments: ["", " ", "'"])
func `no query finds everything in the order of the list`(query: String) {
  #expect(names(query) == catalog.cities.map(\.name))
}

@Test func `a place that stands in two sections is found once`() {
  let rows = catalog.sections().flatMap(\.items)
  var search = PlaceSearch(rows: rows, levels: .city)
  let found = search.matches("beijing").filter { $0.item.name == "北京" }
  #expect(found.count == 1)
  let all = search.matches("")
  #expect(all.count == 392)
}

@Test func `another name is told with the match`() {
  let former = matches("襄樊").first
  #expect(former?.note == "襄樊")
  #expect(former?.isDirect == true)
  let present = matches("襄阳").first
  #expect(present?.item == former?.item)
  #expect(present?.via == nil)
}

@Test func `a county finds its city, which says so, after all cities`() {
  #expect(matches("朝阳区").first { $0.item.name == "北京" }?.note == "朝阳区")
  let found = matches("chaoyang")
  #expect(found.first?.item.name == "朝阳")
  #expect(found.first?.isDirect == true)
  let inside = found.drop { $0.isDirect }
  #expect(!inside.isEmpty && inside.count < found.count)
  #expect(inside.allSatisfy { !$0.isDirect })
  #expect(Set(found.map(\.item)).count == found.count)
}

@Test func `part of a county's reading finds no city`() {
  #expect(matches("chaoy").allSatisfy { $0.isDirect })
}

@Test func `where counties can be picked they are found themselves`() {
  let found = matches("朝阳区", [.city, .county])
  #expect(found.contains { $0.item.code == "110105" })
  #expect(found.allSatisfy { $0.isDirect })
}

@Test func `a search inside a city finds what lies in it`() throws {
  let hangzhou = try #require(catalog.item(code: "330100"))
  var search = PlaceSearch(rows: Array(hangzhou.children), levels: [.county, .township])
  let xihu = search.matches("xihu").first
  #expect(xihu?.item.code == "330106")
  let beishan = search.matches("北山街道").map { $0.item.county?.name }
  #expect(beishan.contains("西湖区"))
  let foreign = search.matches("beijing").filter { $0.item.city != hangzhou }
  #expect(foreign.isEmpty)
}

@Test func `among equals the one picked last comes first`() {
  #expect(names("suzhou").prefix(2) == ["苏州", "宿州"])
  #expect(names("suzhou", recents: ["341300"]).prefix(2) == ["宿州", "苏州"])
}

@Test func `the recents of one search do not linger in the next`() {
  var search = PlaceSearch(rows: Array(catalog.cities), levels: .city)
  let recents = catalog.item(code: "341300").map { [$0] } ?? []
  let first = search.matches("suzhou", recents: recents).first
  let second = search.matches("suzhou").first
  #expect(first?.item.name == "宿州")
  #expect(second?.item.name == "苏州")
}

@Test func `matches come in the order of the list where that is wanted`() {
  let listed = matches("an", order: .listed)
  let ranked = matches("an")
  #expect(Set(listed.map(\.item)) == Set(ranked.map(\.item)))
  let direct = listed.filter(\.isDirect).map(\.item.order)
  #expect(direct == direct.sorted())
  #expect(listed != ranked)
}

@Test func `a highlight lies in the full name`() throws {
  var search = PlaceSearch(rows: Array(catalog.cities), levels: .city)
  let match = try #require(search.matches("shij").first)
  #expect(match.item.fullName == "石家庄市")
  #expect(search.highlight(match, in: "shij") == [0..<2])
  let former = try #require(search.matches("襄樊").first)
  #expect(search.highlight(former, in: "襄樊") == [])
}

@Test(arguments: [("shijiz", "石家庄"), ("beijinf", "北京"), ("guangzou", "广州")])
func `what nothing matches is offered as what it resembles`(query: String, city: String) {
  var search = PlaceSearch(rows: Array(catalog.cities), levels: .city)
  let found = search.matches(query)
  #expect(found == [])
  let offered = search.offers(query).map(\.item.name)
  #expect(offered.contains(city))
}
