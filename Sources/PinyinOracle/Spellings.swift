import Pinyin

/// One way to type a syllable: for each number of its letters what is typed for them.
struct Spelling: Hashable {
  struct Prefix: Hashable {
    var text: String
    /// Whether a u stands for ü in it.
    var isApproximate: Bool
  }

  /// The first letter, the first two …, the whole syllable.
  var prefixes: [Prefix] = []

  /// The same with one letter more.
  func adding(_ token: String, isApproximate: Bool) -> Spelling {
    let last = prefixes.last ?? Prefix(text: "", isApproximate: false)
    let next = Prefix(text: last.text + token, isApproximate: last.isApproximate || isApproximate)
    return Spelling(prefixes: prefixes + [next])
  }
}

/// Lists the spellings of a syllable from its letters.
func spellings(of syllable: Syllable) -> [Spelling] {
  let letters = Array(syllable.letters)
  var result = [Spelling()]
  for (place, letter) in letters.enumerated() {
    var options: [(String, Bool)] = [(String(letter), false)]
    if letter == "ü" {
      options = [("ü", false), ("v", false), ("u:", false), ("yu", false), ("u", true)]
    } else if letter == "u", place == 1, let first = letters.first, "jqxy".contains(first) {
      options = [("u", false), ("v", false), ("ü", false), ("u:", false)]
    }
    result = result.flatMap { spelling in
      options.map { spelling.adding($0.0, isApproximate: $0.1) }
    }
  }
  return result
}

/// The initial of a syllable that has more than one letter: zh, ch or sh.
func doubleInitial(of syllable: Syllable) -> String? {
  ["zh", "ch", "sh"].first { syllable.letters.hasPrefix($0) }
}
