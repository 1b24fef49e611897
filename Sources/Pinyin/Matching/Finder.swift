/// Looks at names one by one for one query and gathers what it finds.
struct Finder {
  private let list: NameList
  private let lengths: Alignment.Lengths
  private let precision: SearchOptions.Precision
  private var narrowings: [Narrowing]
  private var alignments: [Alignment]
  private var found: [Found] = []
  private var hasUsual = false
  /// The first of the list's other names that no name before the next one bears.
  private var nextOther = 0
  /// The names that pass the relaxed relation, in the order of the list.
  private(set) var passed: [Int32] = []

  private struct Found {
    var key: UInt128
    var index: Int32
    var rank: Rank
    /// The place among the list's other names, or -1.
    var other: Int32
  }

  init(list: NameList, query: Query, patterns: [Pattern], options: SearchOptions) {
    self.list = list
    precision = options.precision
    lengths = Alignment.Lengths(letters: query.letterCount, isOneLetter: query.isOneLetter)
    let lengths = lengths
    narrowings = patterns.map { Narrowing(pattern: $0, options: options, store: list.store) }
    alignments = patterns.map { Alignment(pattern: $0, lengths: lengths) }
  }

  /// Takes one name into account; names come in the order of the list.
  mutating func look(at index: Int) {
    let record = list.records[index]
    let units = list.units[list.range(index)]
    var rank: Rank?
    var mayMatch = true
    for number in narrowings.indices {
      if !narrowings[number].passes(record, units, list.store) {
        mayMatch = false
        break
      }
    }
    if mayMatch { rank = ownRank(record, units) }
    let other = otherRank(index)
    if mayMatch || other.isBorne { passed.append(Int32(truncatingIfNeeded: index)) }
    if let best = other.rank, rank.map({ best < $0 }) ?? true {
      add(index, best, other: other.place)
    } else if let rank {
      add(index, rank, other: -1)
    }
  }

  /// The hits, best first; tier 7 only where there is nothing better.
  mutating func ranked() -> [Hit] {
    if hasUsual { found.removeAll { $0.rank.tier >= 7 } }
    // A million texts are sorted by numbers alone.
    if list.kind == .texts {
      found.sort { ($0.key, $0.index) < ($1.key, $1.index) }
    } else {
      found.sort { a, b in
        a.key == b.key ? list.precedes(Int(a.index), Int(b.index)) : a.key < b.key
      }
    }
    return found.map { found in
      Hit(index: Int(found.index), rank: found.rank, via: via(found.other))
    }
  }

  private mutating func ownRank(_ record: NameList.Record, _ units: ArraySlice<UInt32>) -> Rank? {
    var total: Rank?
    for number in alignments.indices {
      guard
        let best = alignments[number].best(
          record, units, list.store, &narrowings[number].table)
      else { return nil }
      total =
        total.map { Self.joined($0, best.rank, coreCount: Int(record.coreCount)) } ?? best.rank
    }
    return total
  }

  // Several terms: as good as the worst of them, covering what they cover together.
  static func joined(_ a: Rank, _ b: Rank, coreCount: Int) -> Rank {
    Rank(
      tier: max(a.tier, b.tier), isComplete: a.isComplete && b.isComplete,
      uncovered: max(0, a.uncovered + b.uncovered - coreCount),
      initials: a.initials + b.initials, approximations: a.approximations + b.approximations,
      start: Int(min(a.start, b.start)))
  }

  private mutating func otherRank(_ index: Int) -> (isBorne: Bool, rank: Rank?, place: Int) {
    // Of several terms none is a name of its own.
    guard narrowings.count == 1, precision == .usual else { return (false, nil, -1) }
    let others = list.otherNames
    while nextOther < others.count, others[nextOther].name < index { nextOther += 1 }
    guard nextOther < others.count, others[nextOther].name == index else { return (false, nil, -1) }
    let places = list.otherNames(of: index)
    var best: (rank: Rank, place: Int)?
    for place in places {
      guard let rank = list.otherNames[place].rank(narrowings[0].pattern) else { continue }
      if best.map({ rank < $0.rank }) ?? true { best = (rank, place) }
    }
    return (!places.isEmpty, best?.rank, best?.place ?? -1)
  }

  private mutating func add(_ index: Int, _ rank: Rank, other: Int) {
    let order = list.orders[index]
    let key =
      UInt128(rank.quality) << 96 | UInt128(order.before) << 64 | UInt128(rank.start) << 32
      | UInt128(list.kind == .texts ? order.after : 0)
    if rank.tier < 7 { hasUsual = true }
    found.append(
      Found(
        key: key, index: Int32(truncatingIfNeeded: index), rank: rank,
        other: Int32(truncatingIfNeeded: other)))
  }

  private func via(_ other: Int32) -> Hit.Via? {
    guard other >= 0 else { return nil }
    let name = list.otherNames[Int(other)]
    return name.isAlias ? .alias(name.text) : .formerName(name.text)
  }
}
