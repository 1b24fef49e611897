/// Everything that the sources say about the readings of one character.
struct CharacterReadings {
  var mandarin: [TonedSyllable] = []
  var tghz: [TonedSyllable] = []
  var xhc: [TonedSyllable] = []
  /// kHanyuPinlu: readings with how often each was counted.
  var counted: [TonedSyllable: Int] = [:]
  /// Frequencies of Rime's dictionary by letters without tone.
  var frequency: [String: Int] = [:]

  /// The readings in use today, commonest first.
  ///
  /// kXHC1983 speaks only where the standard table of 2013 is silent; kHanyuPinyin never, because
  /// its readings are those of old books.
  func ordered() -> [TonedSyllable] {
    var all = mandarin + counted.keys.sorted { ($0.letters, $0.tone) < ($1.letters, $1.tone) }
    all += tghz.isEmpty ? xhc : tghz
    all += nasal()
    var seen: Set<TonedSyllable> = []
    let distinct = all.filter { seen.insert($0).inserted }
    // The position breaks the last ties: kMandarin stands first.
    return distinct.enumerated().sorted { a, b in key(a) < key(b) }.map(\.element)
  }

  private func key(_ item: (offset: Int, element: TonedSyllable)) -> (Int, Int, Int, Int) {
    let syllable = item.element
    return (
      -(frequency[syllable.letters] ?? 0), syllable.tone == 5 ? 1 : 0,
      -(counted[syllable] ?? 0), item.offset
    )
  }

  // 嗯 and 唔 are a bare nasal in the books, but everybody types `en`.
  private func nasal() -> [TonedSyllable] {
    guard frequency["en"] != nil else { return [] }
    let bare = (mandarin + tghz + xhc).filter { $0.letters == "n" || $0.letters == "ng" }
    return bare.map { TonedSyllable(letters: "en", tone: $0.tone) }
  }
}

/// The readings of all characters, gathered from Unihan and from Rime's dictionary.
struct ReadingSources {
  private(set) var characters: [UInt32: CharacterReadings] = [:]

  /// `unihan`: Unihan_Readings; `rime`: pinyin_simp.dict.yaml.
  init(unihan: SourceText, rime: SourceText) throws {
    try unihan.forEachLine(separator: "\t") { try add(unihan: $0, path: unihan.path) }
    rime.forEachLine(separator: "\t") { add(rime: $0) }
  }

  /// Whether the character is in the standard table of 8,105 characters.
  func isStandard(_ scalar: UInt32) -> Bool { characters[scalar]?.tghz.isEmpty == false }

  private mutating func add(unihan fields: [Substring], path: String) throws {
    guard fields.count == 3, let scalar = scalar(fields[0]) else { return }
    let words = fields[2].split(separator: " ")
    func syllable(_ text: Substring) throws -> TonedSyllable {
      guard let syllable = TonedSyllable(marked: text) else {
        throw CompilerError.malformed(path: path, line: fields.joined(separator: "\t"))
      }
      return syllable
    }
    // A dictionary's entry is `page.position:reading,reading`.
    func entries() throws -> [TonedSyllable] {
      try words.flatMap { word in
        try word.split(separator: ":").dropFirst().flatMap { $0.split(separator: ",") }
          .map(syllable)
      }
    }
    switch fields[1] {
    case "kMandarin":
      characters[scalar, default: CharacterReadings()].mandarin = try words.map(syllable)
    case "kTGHZ2013":
      characters[scalar, default: CharacterReadings()].tghz = try entries()
    case "kXHC1983":
      characters[scalar, default: CharacterReadings()].xhc = try entries()
    case "kHanyuPinlu":
      for word in words {
        let parts = word.split { $0 == "(" || $0 == ")" }
        guard parts.count == 2, let count = Int(parts[1]) else { continue }
        characters[scalar, default: CharacterReadings()].counted[try syllable(parts[0])] = count
      }
    default: break
    }
  }

  // One character, its letters (`lv`, `nve`), its frequency; words of several are passed over.
  private mutating func add(rime fields: [Substring]) {
    guard fields.count == 3, let count = Int(fields[2]), fields[0].unicodeScalars.count == 1,
      let scalar = fields[0].unicodeScalars.first?.value, characters[scalar] != nil
    else { return }
    // Rime spells lüe and nüe without the dots.
    let letters = ["lue": "lve", "nue": "nve"][fields[1]] ?? String(fields[1])
    characters[scalar]?.frequency[letters, default: 0] += count
  }
}
