import MetaData

// Lines that are still coming, and searching them in slices.
extension State {
  /// Lines looked at before the keys are looked at again: about two milliseconds.
  private static let slice = 20_000

  /// Whether there is something to read on the input.
  package var wantsInput: Bool { levels[0].lines?.feed == .growing }

  /// Whether there is work that no key asked for; `work` does some of it.
  package var isBusy: Bool { hasLinesToSearch }

  /// Takes in what there is to read now.
  package mutating func readInput(from descriptor: Int32) {
    guard case .lines(var lines) = levels[0].rows else { return }
    // Held once while it grows, so that nothing is copied.
    levels[0].rows = .items(ItemRows([], reach: .rows))
    lines.read(from: descriptor)
    levels[0].rows = .lines(lines)
    levels[0].list.replace(lines.sections, height: layout.height)
    hasLinesToSearch = !query.isEmpty
  }

  /// Does some of the work that is left.
  package mutating func work() { searchLines() }

  mutating func searchLines() {
    guard hasLinesToSearch, case .searching(var search) = mode, let lines = level.lines else {
      hasLinesToSearch = false
      return
    }
    mode = .browsing
    hasLinesToSearch = !search.step(
      through: lines.store, lines: Self.slice, height: layout.height)
    mode = .searching(search)
  }
}
