import Pinyin

/// What the specification says about one name and one query.
package struct OracleMatch: Hashable, Sendable {
  package var tier: Int
  package var isComplete: Bool
  package var uncovered: Int
  package var initials: Int
  package var approximations: Int
  package var start: Int
  /// The consumed units of the best alignment.
  package var lit: [Int]

  func precedes(_ other: OracleMatch) -> Bool {
    let mine = [
      tier, isComplete ? 0 : 1, uncovered, initials, approximations, start, lit.count,
    ]
    let theirs = [
      other.tier, other.isComplete ? 0 : 1, other.uncovered, other.initials,
      other.approximations, other.start, other.lit.count,
    ]
    return (mine + lit).lexicographicallyPrecedes(theirs + other.lit)
  }
}

/// The matcher without cleverness: all readings, all cuts, each alignment judged by itself.
///
/// Too slow for anything but tests; written from the specification alone, so that it can disagree.
package struct Oracle {
  private let letters: Int
  private let isOneLetter: Bool
  private let bites: OracleBites

  /// Prepares one query, taken as a whole: blanks are boundaries.
  package init(_ query: Query) {
    letters = query.letterCount
    isOneLetter = query.isOneLetter
    bites = OracleBites(query: query)
  }

  /// The best of all alignments; nil where no tier has one. Tier 7 is reported like the others.
  package func match(_ name: OracleName) -> OracleMatch? {
    guard !bites.query.isEmpty else { return nil }
    var best: OracleMatch?
    for start in name.units.indices {
      extend([], name, next: start, offset: 0) { steps in
        guard let match = judge(steps, name) else { return }
        if best.map(match.precedes) ?? true { best = match }
      }
    }
    return best
  }

  private func extend(
    _ steps: [OracleStep], _ name: OracleName, next: Int, offset: Int,
    _ found: ([OracleStep]) -> Void
  ) {
    if offset == bites.query.count { return found(steps) }
    guard next < name.units.count else { return }
    for step in bites.steps(name.units[next], next, at: offset) {
      extend(steps + [step], name, next: next + 1, offset: offset + step.length, found)
    }
    // A separator may be skipped, but no alignment begins with skipping.
    if name.units[next].isSeparator, !steps.isEmpty {
      extend(steps, name, next: next + 1, offset: offset, found)
    }
  }

  private func judge(_ steps: [OracleStep], _ name: OracleName) -> OracleMatch? {
    guard let first = steps.first, let last = steps.last, let tier = tier(steps, name) else {
      return nil
    }
    let lit = steps.map(\.unit)
    let core = name.units.indices.prefix(name.coreCount).filter { !name.units[$0].isSeparator }
    return OracleMatch(
      tier: tier, isComplete: last.way == .full || last.way == .literal,
      uncovered: core.filter { !lit.contains($0) }.count,
      initials: steps.filter { $0.way == .initial || $0.way == .boundaryPrefix }.count,
      approximations: steps.filter(\.isApproximate).count, start: first.unit, lit: lit)
  }

  private func tier(_ steps: [OracleStep], _ name: OracleName) -> Int? {
    guard let first = steps.first, let last = steps.last else { return nil }
    let atStart = name.units[..<first.unit].allSatisfy(\.isSeparator)
    if !atStart && isOneLetter { return nil }
    if first.way != .literal && first.unit >= name.endingStart { return nil }
    let isWhole: (OracleStep) -> Bool = { $0.way == .literal || $0.way == .full }
    let allWhole = steps.allSatisfy(isWhole)
    let wholeThenPrefix = steps.dropLast().allSatisfy(isWhole) && last.way == .prefix
    // No more than an initial is a prefix only after whole units.
    if last.way == .prefix, bites.isInitialOnly(last, steps, in: name),
      !wholeThenPrefix || steps.count == 1
    {
      return nil
    }
    let hasSecond = steps.contains { $0.reading != .primary }
    let lit = Set(steps.map(\.unit))
    let covers = (0..<name.coreCount).allSatisfy {
      lit.contains($0) || name.units[$0].isSeparator
    }
    if hasSecond {
      guard atStart, allWhole || wholeThenPrefix else { return nil }
      if first.way == .prefix && first.reading != .primary { return nil }
      if allWhole && covers { return 2 }
      return letters >= 4 ? 7 : nil
    }
    let hasInitial = steps.contains { $0.way == .initial || $0.way == .boundaryPrefix }
    if atStart {
      if allWhole || wholeThenPrefix { return allWhole && covers ? 0 : 1 }
      return steps.allSatisfy { $0.way == .initial } ? 3 : hasInitial ? 4 : nil
    }
    if allWhole || wholeThenPrefix { return steps.contains(where: isWhole) ? 5 : nil }
    guard hasInitial, last.unit < name.coreCount else { return nil }
    let isMixed = steps.contains { isWhole($0) || $0.way == .prefix }
    return isMixed || letters >= 3 ? 6 : nil
  }
}

extension OracleBites {
  /// Whether the last step's piece is one letter, zh, ch or sh.
  func isInitialOnly(_ last: OracleStep, _ steps: [OracleStep], in name: OracleName) -> Bool {
    let piece = query.suffix(last.length)
    let typed = text(of: piece)
    return typed.count == 1 || ["zh", "ch", "sh"].contains(typed)
  }
}
