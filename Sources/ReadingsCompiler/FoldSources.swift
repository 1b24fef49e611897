/// What each scalar becomes for comparison: case and width folded, taken apart into letter and
/// marks, traditional characters simplified.
struct FoldSources {
  /// Scalars that do not stay themselves. An empty list: nothing remains.
  private(set) var folded: [UInt32: [UInt32]] = [:]
  private var decompositions: [UInt32: [UInt32]] = [:]
  private var simplified: [UInt32: [UInt32]] = [:]
  private let isStandard: (UInt32) -> Bool

  // The four tones and the two dots of ü; a query's other marks say nothing about pinyin.
  private static let kept: Set<UInt32> = [0x300, 0x301, 0x304, 0x308, 0x30C]

  init(
    unicodeData: SourceText, normalization: SourceText, variants: SourceText,
    isStandard: @escaping (UInt32) -> Bool
  ) throws {
    self.isStandard = isStandard
    unicodeData.forEachLine(separator: ";") { fields in
      guard fields.count > 5, !fields[5].isEmpty, !fields[5].hasPrefix("<"),
        let scalar = scalar(fields[0])
      else { return }
      decompositions[scalar] = fields[5].split(separator: " ").compactMap(ReadingsCompiler.scalar)
    }
    variants.forEachLine(separator: "\t") { fields in
      guard fields.count == 3, fields[1] == "kSimplifiedVariant", let scalar = scalar(fields[0])
      else { return }
      simplified[scalar] = fields[2].split(separator: " ").compactMap(ReadingsCompiler.scalar)
    }
    var compatible: [UInt32: [UInt32]] = [:]
    normalization.forEachLine(separator: ";") { fields in
      guard fields.count == 3, trimmed(fields[1]) == "NFKC_CF" else { return }
      let result = fields[2].split(separator: " ").compactMap(ReadingsCompiler.scalar)
      for scalar in range(fields[0]) where scalar < 0xE0000 { compatible[scalar] = result }
    }
    let touched = Set(compatible.keys).union(decompositions.keys).union(simplified.keys)
      .union(0x300...0x36F)
    for scalar in touched {
      let result = (compatible[scalar] ?? [scalar]).flatMap(decomposed).filter(isKept).map(simple)
      if result != [scalar] { folded[scalar] = result }
    }
  }

  private func decomposed(_ scalar: UInt32) -> [UInt32] {
    guard let parts = decompositions[scalar] else { return [scalar] }
    return parts.flatMap(decomposed)
  }

  private func isKept(_ scalar: UInt32) -> Bool {
    !(0x300...0x36F).contains(scalar) || Self.kept.contains(scalar)
  }

  // Followed to its end, so that folding what is folded changes nothing. A character of the
  // standard table is its own end: 乾 of 乾县 is not 干.
  private func simple(_ scalar: UInt32) -> UInt32 {
    var current = scalar
    for _ in 0..<4 {
      guard !isStandard(current), let targets = simplified[current],
        let next = targets.first(where: isStandard) ?? targets.first
      else { break }
      current = next
    }
    return current
  }

  private func trimmed(_ field: Substring) -> String {
    String(field.filter { $0 != " " })
  }

  // `00A8` or `FE00..FE0F`.
  private func range(_ field: Substring) -> ClosedRange<UInt32> {
    let ends = trimmed(field).split(separator: ".").compactMap(ReadingsCompiler.scalar)
    guard let first = ends.first, let last = ends.last, first <= last else { return 0...0 }
    return first...last
  }
}
