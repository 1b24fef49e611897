import Testing

@testable import Pinyin

@Suite struct NameListReadingTests {
  @Test func `among equals the letters of the whole name come before any tone`() {
    #expect(SomePlaces.found("yanshan") == ["雁山区", "盐山县", "铅山县", "砚山县"])
  }

  @Test func `with one reading the caller's order decides, then the list's`() {
    var list = NameList(.places)
    for after in [7, 3, 3] as [UInt32] {
      let place = PlaceName(text: "鼓楼区", reading: Syllable.list("gǔ lóu qū") ?? [])
      list.append(place, order: .init(after: after))
    }
    #expect(list.search(Query("gulou")).map(\.index) == [1, 2, 0])
  }

  @Test func `texts keep the order of the list`() {
    var list = NameList(.texts)
    for text in ["雁山区", "盐山县", "砚山县"] { list.append(text: text) }
    #expect(list.search(Query("yanshan")).map(\.index) == [0, 1, 2])
  }

  @Test func `no two places are equal, and each order has its opposite`() {
    let list = SomePlaces.list
    for a in 0..<list.count {
      for b in 0..<list.count { #expect(list.precedes(a, b) != list.precedes(b, a) || a == b) }
    }
  }
}
