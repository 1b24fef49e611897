import MetaData

/// Rows that are lines of a file or of a pipe that may still be growing.
package struct LineRows: Sendable {
  /// Whether more lines are coming.
  package enum Feed: Hashable, Sendable {
    case growing, ended
    /// At the limit: the rest is not read.
    case full
    /// Reading failed, with the system's number of the error.
    case failed(Int32)
  }

  /// In which order the lines are shown.
  package enum Grouping: Sendable {
    case asRead
    /// Filed by their readings once the input has ended.
    case byReading
  }

  package private(set) var store: LineStore
  package private(set) var feed: Feed
  let settings: LineSearch.Settings
  private let grouping: Grouping
  private var filed: LineSections?

  package init(
    store: LineStore, settings: LineSearch.Settings = .init(), grouping: Grouping = .asRead
  ) {
    self.store = store
    self.settings = settings
    self.grouping = grouping
    feed = store.isFull ? .full : store.isEnded ? .ended : .growing
    fileIfEnded()
  }

  /// Takes in one piece, which does not wait where the descriptor is known to be readable; the keys
  /// are looked at before the next.
  mutating func read(from descriptor: Int32) {
    switch store.append(from: descriptor) {
    case .more, .wouldBlock: return
    case .ended: feed = .ended
    case .full: feed = .full
    case .failed(let code): feed = .failed(code)
    }
    fileIfEnded()
  }

  private mutating func fileIfEnded() {
    guard case .byReading = grouping, feed != .growing else { return }
    filed = LineSections(store, columns: settings.columns, known: settings.known)
  }

  var sections: [(heading: Heading?, rows: Int)] {
    filed?.parts.map { (.section($0.id), $0.lines.count) } ?? [(nil, store.count)]
  }

  /// A line as it is shown.
  func text(ofLine line: Int) -> LineText {
    store.withBytes(ofLine: line) { LineText($0, number: line, columns: settings.columns) }
  }

  func line(atRow row: Int) -> Int {
    guard let filed else { return row }
    var row = row
    for part in filed.parts {
      if row < part.lines.count { return part.lines[row] }
      row -= part.lines.count
    }
    return row
  }
}
