import MetaData

/// How files say that something is hot.
enum ShapeHot {
  /// Whether a section or the key of a list says it.
  static func isTitle(_ text: String) -> Bool {
    let lower = text.lowercased()
    return text.contains("热") || text.contains("熱") || lower.hasPrefix("hot")
      || lower.hasPrefix("popular") || lower.hasSuffix("hot")
  }

  /// Whether the key of a flag says it (`hot`, `isHot`, `is_hot`, `热门`).
  static func isFlag(_ key: String) -> Bool {
    let words = key.lowercased().filter { $0 != "_" && $0 != "-" }
    return ["hot", "ishot", "hotcity", "ishotcity", "hotflag", "popular", "ispopular"].contains(
      words)
      || key.contains("热门") || key.contains("熱門")
  }

  /// The rank that a flag gives, 1 for a plain yes; nil for a no.
  static func rank(_ value: PropertyListValue?) -> Int? {
    switch value {
    case .scalar(.flag(true)): return 1
    case .scalar(.integer(let rank)) where rank > 0: return Int(clamping: rank)
    case .scalar(.real(let real)) where real >= 1: return Int(exactly: real.rounded()) ?? 1
    case .scalar(.text(let text)):
      let word = text.lowercased()
      if ["true", "yes", "y", "是"].contains(word) { return 1 }
      return Int(word).flatMap { $0 > 0 ? $0 : nil }
    default: return nil
    }
  }
}
