/// One search of a list, with what makes the next key cheap.
public struct Search: Sendable {
  /// What was sought.
  public let query: Query
  /// The names that match, best first.
  public let hits: [Hit]
  /// The names that may still match when the query goes on; nil: all of them.
  let remaining: [Int32]?
  let options: SearchOptions
}

extension NameList {
  /// The names that a query finds, best first; all of them, in the order of the list, for a query
  /// that says nothing.
  public func search(_ query: Query, options: SearchOptions = SearchOptions()) -> [Hit] {
    search(query, options: options, after: nil).hits
  }

  /// The same, looking only at the names that `previous` left where the query merely went on.
  ///
  /// `previous` must be a search of this very list.
  public func search(
    _ query: Query, options: SearchOptions = SearchOptions(), after previous: Search?
  ) -> Search {
    let patterns = self.patterns(query)
    guard !patterns.isEmpty else {
      let rank = Rank(
        tier: 0, isComplete: true, uncovered: 0, initials: 0, approximations: 0, start: 0)
      let hits = (0..<count).map { Hit(index: $0, rank: rank, via: nil) }
      return Search(query: query, hits: hits, remaining: nil, options: options)
    }
    var found = Finder(list: self, query: query, patterns: patterns, options: options)
    if let previous, continues(previous, query, options), let remaining = previous.remaining {
      for index in remaining { found.look(at: Int(index)) }
    } else {
      for index in 0..<count { found.look(at: index) }
    }
    return Search(query: query, hits: found.ranked(), remaining: found.passed, options: options)
  }

  /// How well one name matches; tier 7 only counts in a list where nothing matches better.
  public func match(
    _ index: Int, _ query: Query, options: SearchOptions = SearchOptions()
  ) -> Hit? {
    let patterns = self.patterns(query)
    guard records.indices.contains(index), !patterns.isEmpty else { return nil }
    var found = Finder(list: self, query: query, patterns: patterns, options: options)
    found.look(at: index)
    return found.ranked().first
  }

  /// The whole query for places, its terms for other text.
  func patterns(_ query: Query) -> [Pattern] {
    kind == .texts ? query.terms : query.isEmpty ? [] : [query.whole]
  }

  // Typing on at the end of the last pattern, or adding terms: the relaxed relation only shrinks.
  // It does not where whole syllables are asked for, nor behind a neutral tone's dot, which stands
  // before its syllable.
  private func continues(_ old: Search, _ query: Query, _ options: SearchOptions) -> Bool {
    let before = patterns(old.query)
    let now = patterns(query)
    guard options == old.options, options.precision == .usual, before.count <= now.count,
      let last = before.last, last.units.last?.kind != .zhuyinTone
    else { return false }
    let next = now[before.count - 1]
    return before.dropLast().elementsEqual(now.prefix(before.count - 1))
      && next.units.starts(with: last.units) && next.count < Pattern.limit
  }
}
