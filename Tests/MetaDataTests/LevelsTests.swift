import MetaData
import Testing

struct LevelsTests {
  @Test(arguments: [
    ("province", Levels.province), ("city", .city), ("county", .county), ("township", .township),
    ("any", .any),
  ])
  func `a level has a name`(name: String, level: Levels) {
    #expect(Levels(name: name) == level)
  }

  @Test func `other names are no levels`() {
    #expect(Levels(name: "City") == nil)
    #expect(Levels(name: "") == nil)
  }

  @Test func `a set names its levels and ranks by the highest`() {
    #expect(Levels([.county, .city]).names == ["city", "county"])
    #expect(Levels([.county, .city]).rank == 1)
    #expect(Levels.province.rank == 0)
    #expect(Levels([]).rank == 4)
  }
}
