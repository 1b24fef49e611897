import MetaData
import Pinyin
import Testing

/// How far a name alone tells which place is meant.
@Suite struct SharedNamesTests {
  private static let items = CatalogNames.items

  @Test func `28 names are shared by 64 places`() {
    let shared = Dictionary(grouping: Self.items, by: \.fullName).filter { $1.count > 1 }
    #expect(shared.count == 28)
    #expect(shared.values.map(\.count).reduce(0, +) == 64)
    #expect(shared["鼓楼区"]?.count == 4)
    #expect(shared["市中区"]?.count == 4)
  }

  @Test func `752 cores sound like another one but for the tones, 740 on the mainland`() {
    // The codes of Taiwan, Hong Kong and Macau.
    let elsewhere = ["TW", "71", "81", "82"]
    let mainland = Self.items.indices.filter { index in
      !elsewhere.contains { Self.items[index].code.hasPrefix($0) }
    }
    #expect(mainland.count == 3_211)
    #expect(soundingAlike(mainland) == 740)
    #expect(soundingAlike(Array(Self.items.indices)) == 752)
  }

  private func soundingAlike(_ indices: [Int]) -> Int {
    Dictionary(grouping: indices) { CatalogNames.cores[$0].map(\.letters) }.values
      .filter { $0.count > 1 }.map(\.count).reduce(0, +)
  }

  @Test func `places that share a name differ in the places above them`() {
    for items in Dictionary(grouping: Self.items, by: \.fullName).values where items.count > 1 {
      let paths = Set(items.map { $0.ancestors.map(\.fullName) })
      #expect(paths.count == items.count, "\(items[0].fullName)")
    }
  }
}
