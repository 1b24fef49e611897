/// The languages the interface speaks. Place names are the same in all of them.
package enum Language: String, CaseIterable, Sendable {
  case simplified = "zh-Hans"
  case traditional = "zh-Hant"
  case english = "en"

  /// The language for the values of LC_ALL, LC_MESSAGES and LANG: the first that is not empty counts.
  package init(locales: [String?]) {
    let locale = locales.lazy.compactMap { $0 }.first { !$0.isEmpty } ?? ""
    let bare = locale.prefix { $0 != "." && $0 != "@" }
    let parts = bare.lowercased().split { $0 == "_" || $0 == "-" }
    switch parts.first ?? "" {
    // A place picker for China: where nobody named a language, the places' own one.
    case "", "c", "posix": self = .simplified
    case "zh": self = Language(subtagsOfChinese: parts.dropFirst())
    default: self = .english
    }
  }

  /// The script decides where it is named; else the region does.
  private init(subtagsOfChinese subtags: ArraySlice<Substring>) {
    if subtags.contains("hans") {
      self = .simplified
    } else if subtags.contains(where: { ["hant", "tw", "hk", "mo"].contains($0) }) {
      self = .traditional
    } else {
      self = .simplified
    }
  }
}
