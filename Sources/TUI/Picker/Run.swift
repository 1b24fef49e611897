import Glibc

/// Runs the picker on a terminal until it ends: the only loop there is.
///
/// One thread: a key is answered within milliseconds, so nothing needs a task or a lock.
package func run(_ state: inout State, on terminal: inout some Terminal & ~Copyable) -> Outcome {
  while true {
    terminal.present(render(state))
    switch terminal.nextEvent(orInput: nil) {
    case .ended: return .aborted(query: state.query)
    case .input: continue
    #if DEBUG
      // What a fault of ours does to the terminal can be tried only with a fault.
      case .event(.key(.control("\\"))) where getenv("CITYPICKER_TRAP") != nil:
        preconditionFailure("a deliberate trap")
    #endif
    case .event(let event):
      switch update(&state, event) {
      case .finish(let outcome):
        // What was picked is shown as picked, for whoever looks at the last frame.
        terminal.present(render(state))
        return outcome
      case .suspend: terminal.suspend()
      case .redraw: terminal.redraw()
      case .bell: terminal.ring()
      case nil: break
      }
    }
  }
}
