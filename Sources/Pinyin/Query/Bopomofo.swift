/// How a syllable is written in bopomofo.
enum Bopomofo {
  /// The signs of a syllable given by its letters (`v` for ü); empty where it has none.
  static func signs(_ letters: [UInt8]) -> [UInt32] {
    var rest = normalized(letters)
    var signs: [UInt32] = []
    for initial in initials where rest.starts(with: initial.letters.utf8) {
      rest.removeFirst(initial.letters.utf8.count)
      signs.append(initial.sign)
      // zhi, ci, si …: the initial alone.
      if rest == [UInt8(ascii: "i")],
        "zh ch sh r z c s".split(separator: " ")
          .contains(where: { $0 == initial.letters })
      {
        return signs
      }
      break
    }
    if rest.isEmpty { return signs }
    guard let final = finals[String(decoding: rest, as: UTF8.self)] else { return [] }
    return signs + final.unicodeScalars.map(\.value)
  }

  // Takes y, w and the unwritten dots back, so that every final has one spelling.
  private static func normalized(_ letters: [UInt8]) -> [UInt8] {
    let text = String(decoding: letters, as: UTF8.self)
    let special = [
      "yi": "i", "ya": "ia", "yo": "io", "ye": "ie", "yai": "iai", "yao": "iao", "you": "iou",
      "yan": "ian", "yin": "in", "yang": "iang", "ying": "ing", "yong": "iong", "yu": "v",
      "yue": "ve", "yuan": "van", "yun": "vn", "wu": "u", "wa": "ua", "wo": "uo", "wai": "uai",
      "wei": "uei", "wan": "uan", "wen": "uen", "wang": "uang", "weng": "ueng",
    ]
    if let spelling = special[text] { return Array(spelling.utf8) }
    guard letters.count > 1 else { return letters }
    if "jqx".utf8.contains(letters[0]), letters[1] == UInt8(ascii: "u") {
      return [letters[0], UInt8(ascii: "v")] + letters.dropFirst(2)
    }
    return letters
  }

  private static let initials: [(letters: String, sign: UInt32)] = [
    ("zh", 0x3113), ("ch", 0x3114), ("sh", 0x3115), ("b", 0x3105), ("p", 0x3106), ("m", 0x3107),
    ("f", 0x3108), ("d", 0x3109), ("t", 0x310A), ("n", 0x310B), ("l", 0x310C), ("g", 0x310D),
    ("k", 0x310E), ("h", 0x310F), ("j", 0x3110), ("q", 0x3111), ("x", 0x3112), ("r", 0x3116),
    ("z", 0x3117), ("c", 0x3118), ("s", 0x3119),
  ]

  private static let finals: [String: String] = [
    "a": "ㄚ", "o": "ㄛ", "e": "ㄜ", "ai": "ㄞ", "ei": "ㄟ", "ao": "ㄠ", "ou": "ㄡ", "an": "ㄢ",
    "en": "ㄣ", "ang": "ㄤ", "eng": "ㄥ", "er": "ㄦ", "i": "ㄧ", "ia": "ㄧㄚ", "io": "ㄧㄛ",
    "ie": "ㄧㄝ", "iai": "ㄧㄞ", "iao": "ㄧㄠ", "iou": "ㄧㄡ", "iu": "ㄧㄡ", "ian": "ㄧㄢ",
    "in": "ㄧㄣ", "iang": "ㄧㄤ", "ing": "ㄧㄥ", "iong": "ㄩㄥ", "u": "ㄨ", "ua": "ㄨㄚ",
    "uo": "ㄨㄛ", "uai": "ㄨㄞ", "uei": "ㄨㄟ", "ui": "ㄨㄟ", "uan": "ㄨㄢ", "uen": "ㄨㄣ",
    "un": "ㄨㄣ", "uang": "ㄨㄤ", "ong": "ㄨㄥ", "ueng": "ㄨㄥ", "v": "ㄩ", "ve": "ㄩㄝ",
    "van": "ㄩㄢ", "vn": "ㄩㄣ",
  ]
}
