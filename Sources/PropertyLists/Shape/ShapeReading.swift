import MetaData
import Pinyin

/// Which key of records holds their readings.
enum ShapeReadingKey {
  static func find(
    among keys: [String], in sample: ArraySlice<ShapeNode>, nameKey: String
  ) -> String? {
    keys.first { key in
      guard key != nameKey else { return false }
      var fitting = 0
      var han = 0
      for node in sample {
        guard let name = node.record[nameKey]?.text,
          Readings.commonest(of: name).first ?? .none != .none
        else { continue }
        han += 1
        let full = node.record["fullName"]?.text ?? name
        let text = node.record[key]?.text ?? ""
        if ShapeReading.fitting(text, to: full) != nil { fitting += 1 }
      }
      // A key such as `initial` fits names of one character by chance.
      return han > 0 && fitting * 5 >= han * 4
    }
  }
}

/// A reading of a file put to the characters of its name.
enum ShapeReading {
  /// One syllable for each Character: `chóng qìng`, `Chong Qing`, `chongqing`; nil where it does not
  /// fit.
  ///
  /// - Parameter known: the reading that the name has by itself, for what the text leaves open
  static func fitting(
    _ text: String, to name: String, known: [Syllable] = []
  ) -> [Syllable]? {
    let candidates = name.enumerated().map { place, character in
      (place < known.count ? [known[place]] : []) + Readings.all(of: character)
    }
    let words = text.replacing("'", with: " ").replacing("’", with: " ")
    if let list = Syllable.list(words), !list.isEmpty, list.count == name.count {
      return zip(list, candidates).map(toned)
    }
    return joined(words, candidates)
  }

  /// A syllable without a tone takes that of the character's reading with the same letters.
  private static func toned(_ syllable: Syllable, _ candidates: [Syllable]) -> Syllable {
    guard syllable.tone == 0 else { return syllable }
    return candidates.first { $0.toneless == syllable } ?? syllable
  }

  /// Finds for each character the one of its readings that the letters go on with.
  private static func joined(_ text: String, _ characters: [[Syllable]]) -> [Syllable]? {
    let letters = Array(text.lowercased().filter { $0 != " " })
    let toneless = letters.map(plain)
    guard !letters.isEmpty, letters.count <= 6 * characters.count, characters.count <= 32 else {
      return nil
    }
    return match(toneless[...], characters[...])
  }

  private static func match(
    _ letters: ArraySlice<Character>, _ characters: ArraySlice<[Syllable]>
  ) -> [Syllable]? {
    guard let readings = characters.first else { return letters.isEmpty ? [] : nil }
    var tried: Set<String> = []
    for reading in readings {
      let spelling = reading.letters
      guard tried.insert(spelling).inserted else { continue }
      for form in [
        spelling, spelling.replacing("ü", with: "v"), spelling.replacing("ü", with: "u"),
      ]
      where letters.starts(with: form) {
        guard let rest = match(letters.dropFirst(form.count), characters.dropFirst()) else {
          continue
        }
        return [reading] + rest
      }
    }
    return nil
  }

  private static func plain(_ letter: Character) -> Character {
    let marked: [(String, Character)] = [
      ("āáǎà", "a"), ("ēéěè", "e"), ("īíǐì", "i"), ("ōóǒò", "o"), ("ūúǔù", "u"), ("ǖǘǚǜ", "ü"),
    ]
    return marked.first { $0.0.contains(letter) }?.1 ?? letter
  }
}
