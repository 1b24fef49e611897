import Pinyin

/// One consumed unit in one alignment.
struct OracleStep: Hashable {
  enum Way { case literal, full, initial, prefix, boundaryPrefix }
  enum Reading { case primary, alternate, poly }

  var unit: Int
  var length: Int
  var way: Way
  var reading: Reading
  var isApproximate: Bool
}

/// Lists what one unit may consume at one offset of a query, straight from section 3.
struct OracleBites {
  let query: [QueryUnit]
  let endsInBoundary: Bool
  let syllables: [Syllable: [Spelling]]
  /// For each offset the lengths of the complete syllables that stand there.
  private let complete: [Set<Int>]

  init(query: Query) {
    self.init(pattern: query.whole)
  }

  init(pattern: Pattern) {
    query = pattern.units
    endsInBoundary = pattern.endsInBoundary
    syllables = OracleSyllables.spellings
    let texts = OracleSyllables.texts
    let units = pattern.units
    complete = units.indices.map { offset in
      Set(
        (1...8).filter { length in
          guard offset + length <= units.count else { return false }
          let piece = units[offset..<offset + length]
          guard !piece.dropFirst().contains(where: \.afterBoundary) else { return false }
          return texts.contains(text(of: piece))
        })
    }
  }

  func steps(_ unit: OracleName.Unit, _ place: Int, at offset: Int) -> [OracleStep] {
    var result: [OracleStep] = []
    for length in 1...max(1, min(9, query.count - offset)) where offset + length <= query.count {
      let piece = query[offset..<offset + length]
      if piece.dropFirst().contains(where: \.afterBoundary) { break }
      if isLiteral(piece, unit) {
        result.append(
          OracleStep(
            unit: place, length: length, way: .literal, reading: .primary, isApproximate: false))
      }
      for (readings, kind) in [
        (unit.primaries, OracleStep.Reading.primary), (unit.alternates, .alternate),
        (unit.poly, .poly),
      ] {
        for reading in readings {
          result += ways(piece, reading, offset).compactMap { way, isApproximate in
            guard isAllowed(way, kind, place: place) else { return nil }
            return OracleStep(
              unit: place, length: length, way: way, reading: kind, isApproximate: isApproximate)
          }
        }
      }
    }
    return result
  }

  // Alternates only whole; poly whole, or a prefix at the end (of a later unit: see the tiers).
  private func isAllowed(_ way: OracleStep.Way, _ kind: OracleStep.Reading, place: Int) -> Bool {
    switch kind {
    case .primary: true
    case .alternate: way == .full
    case .poly: way == .full || way == .prefix
    }
  }

  private func isLiteral(_ piece: ArraySlice<QueryUnit>, _ unit: OracleName.Unit) -> Bool {
    piece.count == unit.literal.count
      && zip(piece, unit.literal).allSatisfy { typed, literal in
        (typed.scalar == literal.scalar || (typed.scalar == 0x76 && literal.scalar == 0xFC))
          && (typed.tone == 0 || typed.tone == literal.tone)
      }
  }

  private func ways(
    _ piece: ArraySlice<QueryUnit>, _ reading: Syllable, _ offset: Int
  ) -> [(OracleStep.Way, Bool)] {
    guard let spellings = syllables[reading.toneless], let first = spellings.first?.prefixes.first,
      // No syllable begins with ü: its first letter is typed as itself.
      first.text.unicodeScalars.first?.value == piece.first?.scalar
    else { return [] }
    var result: [(OracleStep.Way, Bool)] = []
    let typed = text(of: piece)
    for spelling in spellings {
      guard let whole = spelling.prefixes.last else { continue }
      if tonesAgree(piece, reading) {
        if typed == whole.text { result.append((.full, whole.isApproximate)) }
        for (place, part) in spelling.prefixes.enumerated() where part.text == typed {
          let isInitial = place == 0 || part.text == doubleInitial(of: reading)
          if isInitial { result.append((.initial, part.isApproximate)) }
          if place + 1 < spelling.prefixes.count {
            result += prefixWays(piece, offset, isInitial).map { ($0, part.isApproximate) }
          }
        }
      }
      if let digit = digit(piece.last), piece.count > 1, tonesAgree(piece.dropLast(), reading),
        digit == reading.tone || reading.tone == 0, marksAgree(piece.dropLast(), with: digit),
        text(of: piece.dropLast()) == whole.text
      {
        result.append((.full, whole.isApproximate))
      }
    }
    return result
  }

  private func prefixWays(
    _ piece: ArraySlice<QueryUnit>, _ offset: Int, _ isInitial: Bool
  ) -> [OracleStep.Way] {
    let end = offset + piece.count
    if end == query.count && !endsInBoundary { return [.prefix] }
    let isBeforeBoundary = end == query.count || query[end].afterBoundary || query[end].kind == .han
    guard isBeforeBoundary, !isInitial, !complete[offset].contains(piece.count) else { return [] }
    return [.boundaryPrefix]
  }

  private func tonesAgree(_ piece: ArraySlice<QueryUnit>, _ reading: Syllable) -> Bool {
    let marks = Set(piece.map { Int($0.tone) }.filter { $0 != 0 })
    return marks.isEmpty
      || (marks.count == 1 && (reading.tone == 0 || marks.contains(reading.tone)))
  }

  private func marksAgree(_ piece: ArraySlice<QueryUnit>, with digit: Int) -> Bool {
    piece.allSatisfy { $0.tone == 0 || Int($0.tone) == digit }
  }

  private func digit(_ unit: QueryUnit?) -> Int? {
    guard let unit, (0x30...0x35).contains(unit.scalar) else { return nil }
    return unit.scalar == 0x30 ? 5 : Int(unit.scalar - 0x30)
  }
}

/// The letters of a piece of a query; what is no letter stands for itself.
func text(of piece: ArraySlice<QueryUnit>) -> String {
  String(String.UnicodeScalarView(piece.compactMap { Unicode.Scalar($0.scalar) }))
}

/// The syllables of the table with all their spellings.
enum OracleSyllables {
  static let spellings: [Syllable: [Spelling]] = {
    var result: [Syllable: [Spelling]] = [:]
    var number: UInt16 = 1
    while case let syllable = Syllable(rawValue: number << 3), !syllable.letters.isEmpty {
      result[syllable] = PinyinOracle.spellings(of: syllable)
      number += 1
    }
    return result
  }()

  static let texts: Set<String> = Set(
    spellings.values.joined().compactMap { $0.prefixes.last?.text })
}
