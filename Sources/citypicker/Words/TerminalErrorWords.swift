import TUI

extension TerminalError {
  /// What is wrong and what to do, in one line.
  var line: String {
    switch self {
    case .noControllingTerminal:
      "a terminal is needed to show the list; over ssh try 'ssh -t', in scripts try --filter or -1"
    case .system(let code):
      "the terminal cannot be opened: \(systemMessage(code)); in scripts try --filter or -1"
    case .unknownTerminal(""):
      "TERM is not set; name the terminal, for example TERM=xterm, or use --filter"
    case .unknownTerminal(let name):
      "the terminal '\(name)' of TERM is not known here; try TERM=xterm, or use --filter"
    case .cannotMoveCursor(let name):
      "the terminal '\(name)' of TERM cannot move its cursor; use --filter"
    }
  }
}

extension KeyNotation.Failure {
  /// What is wrong and what to do, in one line.
  var line: String {
    switch self {
    case .unclosed(let rest):
      "--keys: '<\(rest)' has no '>'; write <lt> for the sign itself"
    case .unknownKey(let name):
      "--keys: there is no key '<\(name)>'; <enter>, <esc>, <down>, <c-x> are such names"
    }
  }
}
