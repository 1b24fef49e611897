// The help lies over what was there; any key that does not scroll it closes it.
extension State {
  mutating func helpKey(_ key: Key, top: Int, under: Mode) -> Effect? {
    let step = settings.keys.action(for: key, in: .browsing)
    let last = max(0, HelpPane.lines(for: self).count - max(1, size.rows - 1))
    switch step {
    case .quit: return .finish(.aborted(query: query))
    case .suspend: return .suspend
    case .redraw: return .redraw
    case .move(let move):
      mode = .help(top: min(max(0, top + move.lines(page: size.rows - 2)), last), over: under)
    default: mode = under
    }
    return nil
  }
}

extension Move {
  fileprivate func lines(page: Int) -> Int {
    switch self {
    case .up: -1
    case .down: 1
    case .pageUp: -max(1, page)
    case .pageDown: max(1, page)
    case .first: -10_000
    case .last: 10_000
    }
  }
}
