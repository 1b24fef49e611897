import Testing

@testable import TUI

@Test(arguments: [
  (Language.simplified, "选择城市", "共 2 个搜索结果"), (.traditional, "選擇城市", "共 2 個搜尋結果"),
  (.english, "Choose a city", "2 matches"),
])
func `words come in the language that is spoken`(language: Language, title: String, count: String) {
  let words = Words(language)
  #expect(words[.title] == title)
  #expect(words[.resultCount(2)] == count)
}

@Test func `one match is no plural in English`() {
  #expect(Words(.english)[.resultCount(1)] == "1 match")
}

@Test func `the marks of the index are no letters, which stand for sections`() {
  for language in Language.allCases {
    let words = Words(language)
    let marks = [words[.recentMark], words[.hotMark], words[.otherMark]]
    #expect(Set(marks).count == 3)
    #expect(marks.allSatisfy { $0.count == 1 && !("A"..."Z").contains($0) })
  }
}
