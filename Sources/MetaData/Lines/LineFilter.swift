import Glibc
import Pinyin

/// The lines that a query finds, all at once: for `--filter`, where nobody types meanwhile.
package enum LineFilter {
  /// The numbers of the lines, best first; all of them, in order, for a query that says nothing.
  ///
  /// Several threads look at shares of the lines; the result does not depend on how many.
  package static func lines(
    of store: LineStore, matching query: Query, settings: LineSearch.Settings = .init(),
    threads: Int = processors
  ) -> LineSelection {
    guard !query.isEmpty else { return LineSelection(rows: .all(store.count)) }
    let matcher = LineMatcher(
      query, options: settings.options, known: settings.known, columns: settings.columns)
    let shares = ranges(of: store.count, threads: threads).map { range in
      LineShare { Self.hits(in: range, of: store, matcher, keepsOrder: settings.keepsOrder) }
    }
    // The first share is for this thread.
    shares.dropFirst().forEach { $0.start() }
    var hits = LineHits(keepsOrder: settings.keepsOrder)
    for share in shares { hits.add(share.result()) }
    hits.sort()
    return LineSelection(rows: .hits(hits))
  }

  /// How many threads can run at once.
  package static var processors: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  private static func hits(
    in range: Range<Int>, of store: LineStore, _ matcher: LineMatcher, keepsOrder: Bool
  ) -> LineHits {
    var matcher = matcher
    var hits = LineHits(keepsOrder: keepsOrder)
    store.forEachLine(in: range) { line, bytes in
      if let rank = matcher.look(at: bytes, number: line).rank { hits.add(line, rank) }
    }
    return hits
  }

  /// Lines in equal shares; few lines are not worth a thread.
  private static func ranges(of count: Int, threads: Int) -> [Range<Int>] {
    let number = max(1, min(threads, count / 50_000))
    return (0..<number).map { count * $0 / number..<count * ($0 + 1) / number }
  }
}

/// Lines in the order in which they were found.
package struct LineSelection: RandomAccessCollection, Sendable {
  enum Rows: Sendable {
    case all(Int)
    case hits(LineHits)
  }

  let rows: Rows

  package var startIndex: Int { 0 }

  package var endIndex: Int {
    switch rows {
    case .all(let count): count
    case .hits(let hits): hits.count
    }
  }

  /// The number of the line at a place.
  package subscript(place: Int) -> Int {
    switch rows {
    case .all: place
    case .hits(let hits): hits[place]
    }
  }
}
