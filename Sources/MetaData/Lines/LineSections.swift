import Pinyin

/// The lines of a list filed by their readings: `--regroup`.
package struct LineSections: Sendable {
  /// The lines under one letter, in reading order.
  package struct Part: Hashable, Sendable {
    /// The letter, or `.other` for `#`, which comes last.
    package let id: Section.ID
    package let lines: [Int]
  }

  package let parts: [Part]

  /// Files every line of a store by what is shown of it.
  package init(
    _ store: LineStore, columns: LineColumns = LineColumns(), known: KnownNames? = nil
  ) {
    var keys = LineReadingKeys(known: known)
    store.forEachLine(in: 0..<store.count) { number, line in
      keys.append(LineText(line, number: number, columns: columns).text)
    }
    var lines = [[Int]](repeating: [], count: 27)
    for line in 0..<store.count { lines[keys.letter(of: line) ?? 26].append(line) }
    parts = lines.enumerated().compactMap { letter, lines in
      guard !lines.isEmpty else { return nil }
      guard letter < 26 else { return Part(id: .other, lines: lines) }
      let sorted = lines.sorted { keys.precedes($0, $1) }
      return Part(id: .letter(Self.letters[letter]), lines: sorted)
    }
  }

  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
}

/// How lines read, in a form that bytes compare: letters, a low byte behind each syllable, so that
/// 西安 (xi'an) comes before 鲜 (xian). `v` is ü. Never dependent on a locale.
struct LineReadingKeys {
  private let known: KnownNames?
  private var bytes: [UInt8] = []
  private var ends: [Int] = []
  private var tones: [[UInt8]] = []

  // Beyond, the order of the input decides: nobody reads that far.
  private static let limit = 16

  init(known: KnownNames?) { self.known = known }

  mutating func append(_ text: String) {
    let head = trimmed(String(text.prefix(Self.limit)))
    let readings = known?.reading(of: head) ?? Readings.commonest(of: head)
    var tones: [UInt8] = []
    for (character, syllable) in zip(head, readings) {
      if syllable == .none {
        var folded: [UInt32] = []
        for scalar in character.unicodeScalars {
          ReadingTable.embedded.fold(scalar.value, into: &folded)
        }
        // A mark on a letter does not move it; `É` stands with `E`.
        for scalar in folded where !(0x300...0x36F ~= scalar) {
          bytes += String(Unicode.Scalar(scalar) ?? "\u{FFFD}").utf8
        }
      } else {
        bytes += ReadingTable.embedded.letters(syllable.number)
        bytes.append(1)
        tones.append(UInt8(truncatingIfNeeded: syllable.tone))
      }
    }
    ends.append(bytes.count)
    self.tones.append(tones)
  }

  private func key(_ line: Int) -> ArraySlice<UInt8> {
    bytes[(line == 0 ? 0 : ends[line - 1])..<ends[line]]
  }

  /// The letter that the line begins with, from 0 for A; nil where it begins with none.
  func letter(of line: Int) -> Int? {
    guard let first = key(line).first, 0x61...0x7A ~= first else { return nil }
    return Int(first - 0x61)
  }

  /// Letters, then tones, then the order of the input.
  func precedes(_ a: Int, _ b: Int) -> Bool {
    if key(a) != key(b) { return key(a).lexicographicallyPrecedes(key(b)) }
    if tones[a] != tones[b] { return tones[a].lexicographicallyPrecedes(tones[b]) }
    return a < b
  }
}
