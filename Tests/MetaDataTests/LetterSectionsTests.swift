import MetaData
import Testing

struct LetterSectionsTests {
  @Test func `filing the cities by letter gives the compiled sections`() {
    let catalog = Catalog.builtIn
    let filed = Section.filed(catalog.cities.shuffled())
    let compiled = catalog.sections().dropFirst()
    #expect(filed.map(\.id) == compiled.map(\.id))
    #expect(filed.map(\.items) == compiled.map(\.items))
  }

  @Test func `the districts of a city are filed in reading order`() throws {
    let hangzhou = try #require(Catalog.builtIn.item(code: "330100"))
    let sections = Section.filed(hangzhou.children)
    #expect(sections.first?.id == .letter("B"))
    #expect(sections.map(\.items.count).reduce(0, +) == hangzhou.children.count)
    #expect(
      sections.first { $0.id == .letter("L") }?.items.map(\.name) == ["临安区", "临平区"])
  }

  @Test func `ü stands after u, the shorter first, and tones decide last`() throws {
    let names = { (letter: Character) in
      Catalog.builtIn.sections().first { $0.id == .letter(letter) }?.items.map(\.name) ?? []
    }
    let some = ["泸州", "洛阳", "漯河", "吕梁", "陇南", "六安"]
    #expect(names("L").filter(some.contains) == ["陇南", "六安", "泸州", "漯河", "洛阳", "吕梁"])
    #expect(names("T").filter { ["台州", "泰州"].contains($0) } == ["台州", "泰州"])
  }

  @Test func `what has no reading and no Latin letter is filed last, and nothing is lost`() throws {
    var builder = CatalogBuilder(dataDate: "")
    for name in ["9号", "beta", "Alpha", "…", "alto"] {
      builder.add(CatalogEntry(name: name), in: nil)
    }
    let sections = Section.filed(try builder.catalog().top)
    #expect(sections.map(\.id) == [.letter("A"), .letter("B"), .other])
    #expect(sections.last?.items.map(\.name) == ["9号", "…"])
  }

  @Test func `recents stand first and only if there are any`() throws {
    let catalog = Catalog.builtIn
    let beijing = try #require(catalog.item(code: "110000"))
    #expect(catalog.sections(recents: [beijing]).first?.items == [beijing])
    #expect(catalog.sections(recents: [beijing]).first?.id == .recent)
    #expect(catalog.sections(recents: []).first?.id == .hot)
  }
}
