import Testing

@testable import Pinyin

@Suite struct KnownNamesTests {
  private var known: KnownNames {
    var known = KnownNames()
    known.add("重庆", reading: Syllable.list("chóng qìng") ?? [])
    known.add("重庆市", reading: Syllable.list("chóng qìng shì") ?? [])
    known.add("庆市大", reading: Syllable.list("qìng shì dài") ?? [])
    known.add("重庆", reading: Syllable.list("zhòng qìng") ?? [])
    known.add("重", reading: Syllable.list("chóng") ?? [])
    known.add("长安", reading: Syllable.list("cháng") ?? [])
    return known
  }

  private func read(_ text: String) -> String {
    known.reading(of: text).map(\.marked).joined(separator: " ")
  }

  @Test func `the longest known name gives the reading, whatever script`() {
    #expect(read("重庆市大学") == "chóng qìng shì dà xué")
    #expect(read("重慶市") == "chóng qìng shì")
    #expect(read("重大A") == "zhòng dà ")
  }

  @Test func `a line with a known name is found by its reading first`() {
    var list = NameList(.texts)
    list.append(text: "重庆市第一中学", known: known)
    list.append(text: "重庆市第一中学")
    #expect(list.search(Query("chongqing")).map(\.index) == [0, 1])
    #expect(list.search(Query("zq")).map(\.index) == [1])
    #expect(list.search(Query("cq")).map(\.index) == [0, 1])
  }

  @Test func `a reading that the user gives wins`() {
    var list = NameList(.texts)
    list.append(text: "重庆", reading: Syllable.list("zhòng qìng") ?? [], known: known)
    #expect(list.search(Query("zq")).count == 1)
    #expect(list.search(Query("cq")).isEmpty)
  }
}
