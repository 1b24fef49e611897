import Pinyin

/// All ways to type one syllable, each as tokens, one for each of its letters.
struct Spelling: Hashable {
  var tokens: [String]
  var isApproximate: [Bool]

  /// The first `count` letters as they are typed, and whether a u stands for ü in them.
  func prefix(_ count: Int) -> (text: String, isApproximate: Bool) {
    (tokens.prefix(count).joined(), isApproximate.prefix(count).contains(true))
  }
}

/// Lists the spellings of a syllable from its letters.
func spellings(of syllable: Syllable) -> [Spelling] {
  let letters = Array(syllable.letters)
  var result = [Spelling(tokens: [], isApproximate: [])]
  for (place, letter) in letters.enumerated() {
    var options: [(String, Bool)] = [(String(letter), false)]
    if letter == "ü" {
      options = [("ü", false), ("v", false), ("u:", false), ("yu", false), ("u", true)]
    } else if letter == "u", place == 1, let first = letters.first, "jqxy".contains(first) {
      options = [("u", false), ("v", false), ("ü", false), ("u:", false)]
    }
    result = result.flatMap { spelling in
      options.map { option in
        Spelling(
          tokens: spelling.tokens + [option.0],
          isApproximate: spelling.isApproximate + [option.1])
      }
    }
  }
  return result
}

/// The initial of a syllable that has more than one letter: zh, ch or sh.
func doubleInitial(of syllable: Syllable) -> String? {
  ["zh", "ch", "sh"].first { syllable.letters.hasPrefix($0) }
}
