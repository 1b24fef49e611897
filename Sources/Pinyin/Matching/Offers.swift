extension NameList {
  /// Names that somebody may have meant who found nothing: tier 8.
  ///
  /// Sounds that are easily confused come first; only where they give nothing, one edit of the
  /// letters with which a name begins. Meant for a query for which `search` is empty.
  public func offers(for query: Query, options: SearchOptions = SearchOptions()) -> [Hit] {
    guard !query.isEmpty, options.precision == .usual else { return [] }
    var fuzzy = options
    fuzzy.sounds = .fuzzy
    let hits = search(query, options: fuzzy).filter { $0.rank.tier < 7 }
    if !hits.isEmpty {
      return hits.map { Hit(index: $0.index, rank: $0.rank.with(tier: 8), via: $0.via) }
    }
    return OneEdit(query.whole).map(edited) ?? []
  }

  private func edited(_ edit: OneEdit) -> [Hit] {
    let table = ReadingTable.embedded
    let spellings = (0..<table.syllableCount).map(table.letters)
    var hits: [Hit] = []
    var letters: [OneEdit.NameLetter] = []
    for index in 0..<count {
      letters.removeAll(keepingCapacity: true)
      for unit in units[range(index)] where letters.count < edit.reach {
        append(store.units[Int(unit)], to: &letters, spellings)
      }
      guard let length = edit.length(in: letters), length > 0 else { continue }
      let units = letters[..<length].count { $0.endsUnit }
      hits.append(
        Hit(
          index: index,
          rank: Rank(
            tier: 8, isComplete: letters[length - 1].endsUnit,
            uncovered: max(0, Int(records[index].coreCount) - units), initials: 0,
            approximations: 0, start: 0), via: nil))
    }
    return hits.sorted { a, b in
      key(a) == key(b) ? precedes(a.index, b.index) : key(a) < key(b)
    }
  }

  private func key(_ hit: Hit) -> (UInt32, UInt32) {
    (hit.rank.quality, orders[hit.index].before)
  }

  // The first reading of a Han unit, the letters of any other; separators are passed over.
  private func append(
    _ unit: NameUnit, to letters: inout [OneEdit.NameLetter], _ spellings: [[UInt8]]
  ) {
    let reading = unit.primaries.first ?? .none
    let spelling =
      reading != .none && reading.number < spellings.count
      ? spellings[reading.number]
      : literal(unit)
    for (place, letter) in spelling.enumerated() {
      letters.append(
        OneEdit.NameLetter(
          letter: letter, tone: UInt8(reading.tone), endsUnit: place == spelling.count - 1))
    }
  }

  private func literal(_ unit: NameUnit) -> [UInt8] {
    store.literal(unit).compactMap { scalar in
      switch scalar & 0xFF_FFFF {
      case 0x61...0x7A: UInt8(truncatingIfNeeded: scalar & 0x7F)
      case 0xFC: UInt8(ascii: "v")
      default: nil
      }
    }
  }
}
