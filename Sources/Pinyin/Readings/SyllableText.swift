extension Syllable {
  /// The letters in lower case without tone, ü as `ü`: `chong`, `lü`; empty for `none`.
  public var letters: String {
    String(String.UnicodeScalarView(scalars))
  }

  /// The letters with the tone mark where the rules of pinyin put it: `chóng`, `lǜ`, `jiǔ`.
  ///
  /// A neutral or unknown tone has no mark.
  public var marked: String {
    var result = scalars
    guard (1...4).contains(tone), let place = markedPlace(result) else {
      return String(String.UnicodeScalarView(result))
    }
    let rows: [Unicode.Scalar: [Unicode.Scalar]] = [
      "a": ["ā", "á", "ǎ", "à"], "e": ["ē", "é", "ě", "è"], "i": ["ī", "í", "ǐ", "ì"],
      "o": ["ō", "ó", "ǒ", "ò"], "u": ["ū", "ú", "ǔ", "ù"], "ü": ["ǖ", "ǘ", "ǚ", "ǜ"],
    ]
    if let row = rows[result[place]] {
      result[place] = row[tone - 1]
    } else {
      // m and n have no letters of their own for every tone; the combining marks do.
      let marks: [Unicode.Scalar] = ["\u{304}", "\u{301}", "\u{30C}", "\u{300}"]
      result.insert(marks[tone - 1], at: place + 1)
    }
    return String(String.UnicodeScalarView(result))
  }

  private var scalars: [Unicode.Scalar] {
    ReadingTable.embedded.letters(number).map { byte in
      byte == UInt8(ascii: "v") ? "ü" : Unicode.Scalar(byte)
    }
  }

  // a and e take the mark, then the o of ou, then the last vowel; a bare nasal takes it itself.
  private func markedPlace(_ scalars: [Unicode.Scalar]) -> Int? {
    let vowels: Set<Unicode.Scalar> = ["i", "o", "u", "ü"]
    if let place = scalars.firstIndex(where: { $0 == "a" || $0 == "e" }) { return place }
    if scalars.suffix(2) == ["o", "u"] { return scalars.count - 2 }
    return scalars.lastIndex(where: vowels.contains)
      ?? scalars.firstIndex(where: { $0 == "m" || $0 == "n" })
  }
}
