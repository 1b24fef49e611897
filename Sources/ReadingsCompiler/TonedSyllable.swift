import Foundation

/// A syllable as the sources write it, taken apart: letters with `v` for ü, and the tone.
struct TonedSyllable: Hashable {
  var letters: String
  /// 1 to 4, 5 for neutral.
  var tone: UInt16

  /// Reads `chóng`, `lüè`, `ê̄`; ê counts as e, because nobody types it.
  init?(marked text: some StringProtocol) {
    letters = ""
    tone = 5
    // Canonical decomposition puts every mark behind its vowel.
    for scalar in text.decomposedStringWithCanonicalMapping.unicodeScalars {
      switch scalar.value {
      case 0x304: tone = 1
      case 0x301: tone = 2
      case 0x30C: tone = 3
      case 0x300: tone = 4
      case 0x302: break
      case 0x308:
        guard letters.last == "u" else { return nil }
        letters.removeLast()
        letters.append("v")
      case 0x61...0x7A: letters.unicodeScalars.append(scalar)
      default: return nil
      }
    }
    guard !letters.isEmpty else { return nil }
  }

  init(letters: String, tone: UInt16) {
    self.letters = letters
    self.tone = tone
  }
}
