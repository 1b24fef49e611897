import Glibc

/// What stops a session before it can show anything about the program.
enum HarnessFault: Error, CustomStringConvertible {
  case system(String, Int32)
  case waitedInVain(for: String, screen: Screen)
  case refused(command: String, [String])
  case terminalGone

  var description: String {
    switch self {
    case .system(let call, let code): "\(call): \(String(cString: strerror(code)))"
    case .waitedInVain(let what, let screen): "never seen: \(what); on the screen:\n\(screen)"
    case .refused(let command, let lines): "tmux: \(command): \(lines)"
    case .terminalGone: "tmux has ended"
    }
  }
}
