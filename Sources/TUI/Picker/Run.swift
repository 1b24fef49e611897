/// Runs the picker on a terminal until it ends: the only loop there is.
///
/// One thread: a key is answered within milliseconds, and what takes longer is done in slices, so
/// nothing needs a task or a lock.
///
/// - Parameter input: where the lines of the list come from while it is still growing.
package func run(
  _ state: inout State, on terminal: inout some Terminal & ~Copyable, input: Int32? = nil
) -> Outcome {
  var pace = Pace()
  while true {
    if pace.shows(state) { terminal.present(render(state)) }
    let descriptor = state.wantsInput ? input : nil
    switch terminal.nextEvent(orInput: descriptor, within: pace.limit(state)) {
    case .ended: return .aborted(query: state.query)
    case .nothing:
      pace.rest()
      state.work()
    case .input:
      if let input { state.readInput(from: input) }
      pace.count()
      // A producer that never rests must not keep the search from going on.
      state.work()
    case .event(let event):
      pace.rest()
      #if DEBUG
        DeliberateTrap.spring(at: event)
      #endif
      switch update(&state, event) {
      case .finish(let outcome): return outcome
      case .suspend: terminal.suspend()
      case .redraw: terminal.redraw()
      case .bell: terminal.ring()
      case nil: break
      }
    }
  }
}

/// When to draw while lines pour in: each read of its own would draw thousands of times a second.
private struct Pace {
  /// Reads since the last drawing; nil: something else happened.
  private var reads: Int?

  /// Reads after which the count on the screen goes on.
  private static let reads = 16
  /// Milliseconds of silence after which what came is shown.
  private static let silence = 10

  mutating func count() { reads = (reads ?? 0) + 1 }

  mutating func rest() { reads = nil }

  /// The first rows show at once, whatever follows.
  mutating func shows(_ state: State) -> Bool {
    guard let reads else { return true }
    guard reads >= Self.reads || state.shownList.lineCount <= state.size.rows else { return false }
    self.reads = 0
    return true
  }

  func limit(_ state: State) -> Int? {
    state.isBusy ? 0 : (reads ?? 0) > 0 ? Self.silence : nil
  }
}
