import MetaData
import Pinyin

/// The reading that a file implies by filing a row under a letter (重庆 under Z).
///
/// The row stays findable by its right reading, and by this one besides.
enum ImpliedLetter {
  static func add(_ letter: Character, to entry: inout CatalogEntry) {
    guard let wanted = letter.lowercased().first, let first = entry.reading.first, first != .none,
      first.letters.first != wanted, let character = entry.fullName.first
    else { return }
    let rest = entry.reading.dropFirst()
    if let implied = Readings.all(of: character).first(where: { $0.letters.first == wanted }) {
      entry.alternates.append([implied] + rest)
    } else {
      // No reading has this letter, so what is left are the first letters (霸州 under H: hz).
      entry.aliases.append(String(wanted) + PinyinText.initials(Array(rest.prefix { $0 != .none })))
    }
  }
}
