extension Syllable {
  /// Reads one syllable: `chóng`, `chong2`, `CHONG`, `lü`, `lv4`, `lve`, `nu:3`, `lyu`.
  ///
  /// Without mark and digit the tone is 0, unknown; the digits 0 and 5 are the neutral tone.
  /// Returns nil where the text is not exactly one syllable of the table.
  public init?(_ text: String) {
    var letters: [UInt8] = []
    var tone = 0
    var folded: [UInt32] = []
    for scalar in text.unicodeScalars { ReadingTable.embedded.fold(scalar.value, into: &folded) }
    for scalar in folded {
      switch scalar {
      case 0x61...0x7A: letters.append(UInt8(truncatingIfNeeded: scalar))
      case 0x308, 0x3A:
        guard letters.last == UInt8(ascii: "u") else { return nil }
        letters[letters.count - 1] = UInt8(ascii: "v")
      case 0x304, 0x301, 0x30C, 0x300:
        guard tone == 0 else { return nil }
        tone = toneOfMark(scalar)
      case 0x30...0x35:
        guard tone == 0 else { return nil }
        tone = scalar == 0x30 ? 5 : Int(scalar - 0x30)
      default: return nil
      }
      // Nothing may follow the digit.
      if letters.isEmpty { return nil }
    }
    guard let number = SyllableNumbers.number(of: Self.standardSpelling(letters)) else {
      return nil
    }
    self.init(number: number, tone: tone)
  }

  /// Reads syllables with blanks between them, as `chóng qìng`; nil where one is none.
  public static func list(_ text: String) -> [Syllable]? {
    var result: [Syllable] = []
    for word in text.split(separator: " ") {
      guard let syllable = Syllable(String(word)) else { return nil }
      result.append(syllable)
    }
    return result
  }

  // `lyu` is lü on passports; behind j, q, x, y the two dots are not written.
  private static func standardSpelling(_ letters: [UInt8]) -> [UInt8] {
    guard letters.count >= 2 else { return letters }
    var result = letters
    let first = letters[0]
    let isLateral = first == UInt8(ascii: "l") || first == UInt8(ascii: "n")
    if isLateral, letters.count > 2, letters[1] == UInt8(ascii: "y"),
      letters[2] == UInt8(ascii: "u")
    {
      result.replaceSubrange(1...2, with: [UInt8(ascii: "v")])
    } else if isLateral, letters.dropFirst().elementsEqual("ue".utf8) {
      result[1] = UInt8(ascii: "v")
    } else if "jqxy".utf8.contains(first), letters[1] == UInt8(ascii: "v") {
      result[1] = UInt8(ascii: "u")
    }
    return result
  }
}

/// The tone 1–4 of a combining mark, 0 for any other scalar.
func toneOfMark(_ scalar: UInt32) -> Int {
  switch scalar {
  case 0x304: 1
  case 0x301: 2
  case 0x30C: 3
  case 0x300: 4
  default: 0
  }
}

/// From letters to the number of a syllable.
enum SyllableNumbers {
  /// The number of the syllable with these letters (`v` for ü), by bisection: the table is sorted.
  static func number(of letters: [UInt8]) -> Int? {
    let table = ReadingTable.embedded
    var low = 1
    var high = table.syllableCount - 1
    while low <= high {
      let middle = (low + high) / 2
      let candidate = table.letters(middle)
      if candidate == letters { return middle }
      if candidate.lexicographicallyPrecedes(letters) {
        low = middle + 1
      } else {
        high = middle - 1
      }
    }
    return nil
  }
}
