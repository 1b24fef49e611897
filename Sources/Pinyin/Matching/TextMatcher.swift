/// Matches texts one by one without keeping them: for lines that a caller holds as bytes already.
///
/// The rules are those of a `NameList` of texts. The memory of one name is used for every text, so
/// a list of a million lines costs no more than one line.
package struct TextMatcher: Sendable {
  package let query: Query
  private let known: KnownNames?
  private let lengths: Alignment.Lengths
  private var list = NameList(.texts)
  private var narrowings: [TextNarrowing] = []
  private var alignments: [Alignment] = []
  private var tables: [MoveTable] = []

  /// - Parameters:
  ///   - known: names whose readings win over those of single characters
  package init(_ query: Query, options: SearchOptions = SearchOptions(), known: KnownNames? = nil) {
    self.query = query
    self.known = known
    lengths = Alignment.Lengths(letters: query.letterCount, isOneLetter: query.isOneLetter)
    for term in query.terms {
      narrowings.append(TextNarrowing(pattern: term, options: options, known: known))
      alignments.append(Alignment(pattern: term, lengths: lengths))
      tables.append(MoveTable(pattern: term, options: options, unitCount: 0))
    }
  }

  /// Whether a text in UTF-8 may match, or may once the query goes on: what does not pass for a
  /// query does not match it, nor any longer one. Text that is not understood passes.
  package mutating func passes(_ text: UnsafeRawBufferPointer) -> Bool {
    for number in narrowings.indices where !narrowings[number].passes(text, &list.store) {
      return false
    }
    return true
  }

  /// How well a text that passes matches; nil: not at all. Bytes that are no UTF-8 match nothing.
  package mutating func rank(_ text: UnsafeRawBufferPointer) -> Rank? {
    // Most of what passes one letter has it somewhere inside, which does not count.
    if lengths.isOneLetter, !narrowings[0].mayStart(text, &list.store) { return nil }
    list.units.removeAll(keepingCapacity: true)
    if !appendPlainUnits(of: text) {
      list.units.removeAll(keepingCapacity: true)
      list.appendUnits(String(decoding: text, as: UTF8.self))
    }
    known?.correct(&list, from: 0)
    let count = UInt32(clamping: list.units.count)
    let record = NameList.Record(start: 0, coreCount: count, endingStart: count, beginnings: .max)
    var total: Rank?
    for number in alignments.indices {
      let best = alignments[number].best(record, list.units[...], list.store, &tables[number])
      guard let best else { return nil }
      total = total.map { Finder.joined($0, best.rank, coreCount: list.units.count) } ?? best.rank
    }
    return total
  }

  /// Takes a text whose scalars are all Characters by themselves; false for any other.
  private mutating func appendPlainUnits(of text: UnsafeRawBufferPointer) -> Bool {
    var scalars = PlainScalars(text)
    while let scalar = scalars.next() {
      list.units.append(list.store.plainUnit(scalar))
    }
    return scalars.isAtEnd
  }

  /// Whether what passed for `previous` holds all that can pass for `query`: the last term went on,
  /// or terms were added.
  package static func narrows(_ previous: Query, to query: Query) -> Bool {
    let old = previous.terms
    guard let last = old.last, query.terms.count >= old.count else { return false }
    let next = query.terms[old.count - 1]
    return old.dropLast().elementsEqual(query.terms.prefix(old.count - 1))
      && next.units.starts(with: last.units) && next.count < Pattern.limit
  }
}
