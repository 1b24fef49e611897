import Testing

@testable import Pinyin

@Suite struct SyllableTextTests {
  @Test(arguments: [
    ("chóng", "chóng", "chong", 2), ("chong2", "chóng", "chong", 2), ("CHONG", "chong", "chong", 0),
    ("lü", "lü", "lü", 0), ("lv4", "lǜ", "lü", 4), ("lve", "lüe", "lüe", 0),
    ("lue4", "lüè", "lüe", 4),
    ("nu:3", "nǚ", "nü", 3), ("lyu2", "lǘ", "lü", 2), ("jv2", "jú", "ju", 2),
    ("jiu3", "jiǔ", "jiu", 3),
    ("gui4", "guì", "gui", 4), ("lou2", "lóu", "lou", 2), ("xiao3", "xiǎo", "xiao", 3),
    ("er5", "er", "er", 5),
    ("de0", "de", "de", 5), ("ǹg", "ǹg", "ng", 4), ("m2", "m\u{301}", "m", 2),
    ("xué", "xué", "xue", 2),
  ])
  func `a syllable is read and written`(text: String, marked: String, letters: String, tone: Int) {
    let syllable = Syllable(text)
    #expect(syllable?.marked == marked)
    #expect(syllable?.letters == letters)
    #expect(syllable?.tone == tone)
  }

  @Test(arguments: [
    "", "x", "beijing", "chong9", "3", "chó2ng", "bei3 ", "b'ei", "京", "u:", "\u{301}",
  ])
  func `what is not exactly one syllable is none`(text: String) {
    #expect(Syllable(text) == nil)
  }

  @Test func `syllables stand in reading order, ü after u, letters before tones`() {
    let sorted = ["lu3", "lu4", "luan2", "luo4", "lü2", "lüe4", "ma1"]
    let syllables = sorted.compactMap { Syllable($0) }
    #expect(syllables.count == sorted.count)
    #expect(syllables == syllables.sorted())
  }

  @Test func `every syllable of the table is read back from its own text`() {
    for number in 1..<ReadingTable.embedded.syllableCount {
      for tone in 1...4 {
        let syllable = Syllable(number: number, tone: tone)
        // The r of 儿 has nothing to bear a mark.
        guard syllable.letters != "r" else { continue }
        #expect(Syllable(syllable.marked) == syllable)
      }
    }
  }

  @Test func `no syllable has no letters`() {
    #expect(Syllable.none.letters == "")
    #expect(Syllable(rawValue: .max).marked == "")
  }

  @Test(arguments: [
    ("xī ān", "Xī'ān", "Xi'an", "xa"), ("běi jīng", "Běijīng", "Beijing", "bj"),
    ("lǜ chūn", "Lǜchūn", "Lüchun", "lc"), ("ā ěr shān", "Ā'ěrshān", "A'ershan", "aes"),
    ("é", "É", "E", "e"),
  ])
  func `pinyin is joined as a name`(text: String, marked: String, plain: String, initials: String) {
    let reading = Syllable.list(text) ?? []
    #expect(PinyinText.joined(reading) == marked)
    #expect(PinyinText.joined(reading, marks: false) == plain)
    #expect(PinyinText.initials(reading) == initials)
  }
}
