import Pinyin

/// A small generator with a seed, so that a failure can be looked at again.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}

/// Names and queries full of what is hard: polyphones, ü, one-letter syllables, traditional
/// characters, separators, Latin text.
struct RandomNames {
  var generator: SeededGenerator
  private static let hard = Array(
    "重庆曾大西安新兴县单长乐吕女略虐绿廣乾门厦夏石家庄阿鄂恩儿尔昂二佘石莎沙市区京北陽畢節呂嗯〇")
  private static let other = Array("aAbxü19É·- (Ｃvu:")
  private static let endings = ["", "", "市", "县", "区", "地区", "自治州", "回族区", "·区"]

  mutating func place() -> PlaceName {
    var text = ""
    for _ in 0..<Int.random(in: 1...4, using: &generator) { text.append(character()) }
    text += Self.endings.randomElement(using: &generator) ?? ""
    let reading = text.map { Readings.all(of: $0).randomElement(using: &generator) ?? .none }
    var alternates: [[Syllable]] = []
    if Int.random(in: 0..<3, using: &generator) == 0 {
      alternates = [reading.map { _ in Syllable("an") ?? .none }]
    }
    return PlaceName(text: text, reading: reading, alternates: alternates)
  }

  mutating func text() -> String {
    String((0..<Int.random(in: 1...5, using: &generator)).map { _ in character() })
  }

  private mutating func character() -> Character {
    let pool = Int.random(in: 0..<8, using: &generator) == 0 ? Self.other : Self.hard
    return pool.randomElement(using: &generator) ?? "京"
  }

  /// A query made of pieces of a name's readings, sometimes spoilt.
  mutating func query(_ text: String, _ reading: [Syllable]) -> String {
    var query = ""
    let start = Int.random(in: 0..<3, using: &generator) == 0 ? 1 : 0
    for (character, syllable) in zip(text, reading).dropFirst(start) {
      query += piece(character, syllable)
      if Int.random(in: 0..<10, using: &generator) == 0 { query += boundary() }
      if Int.random(in: 0..<5, using: &generator) == 0 { break }
    }
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: query = String(query.dropLast())
    case 1: query.append("abeginxzhuv1".randomElement(using: &generator) ?? "a")
    default: break
    }
    return query
  }

  private mutating func boundary() -> String {
    ["'", "'", " ", "-", "''"].randomElement(using: &generator) ?? "'"
  }

  private mutating func piece(_ character: Character, _ syllable: Syllable) -> String {
    let poly = Readings.all(of: character).randomElement(using: &generator) ?? syllable
    let syllable = Int.random(in: 0..<4, using: &generator) == 0 ? poly : syllable
    guard syllable != .none else { return String(character) }
    let letters = syllable.letters
    switch Int.random(in: 0..<14, using: &generator) {
    case 0...3: return letters
    case 4, 5: return String(letters.prefix(1))
    case 6: return String(letters.prefix(2))
    case 7: return String(character)
    case 8: return syllable.marked
    case 9: return letters + String(syllable.tone)
    case 10: return String(letters.map { $0 == "ü" ? "v" : $0 })
    case 11: return letters.map { $0 == "ü" ? "yu" : String($0) }.joined()
    case 12: return letters.map { $0 == "ü" ? "u:" : String($0) }.joined()
    default: return String(letters.map { $0 == "ü" ? "u" : $0 })
    }
  }
}
