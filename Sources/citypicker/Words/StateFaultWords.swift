import Glibc
import MetaData

extension StateFault {
  /// The line about the state file at a path: what is wrong, and what follows from it.
  func line(path: String) -> String {
    switch self {
    case .noHome: "recents are not kept: neither XDG_STATE_HOME nor HOME names a folder"
    case .foreignHome: "recents are not kept: the home folder belongs to another user"
    case .badLines(let count):
      "\(path): \(count == 1 ? "a bad line is" : "\(count) bad lines are") left out"
    case .notText: "\(path): not a text, taken as empty"
    case .tooLarge: "\(path): larger than 64 kB, taken as empty"
    case .notOrdinary: "\(path): not an ordinary file, so recents are not kept"
    case .foreign: "\(path): belongs to another user, so recents are not kept"
    case .worldWritable: "\(path): anybody may write it, so it is taken as empty"
    case .busy: "\(path): another process keeps it locked; the choice is not recorded"
    case .failed(let step, let code):
      "\(path): recents are not kept: cannot \(step.rawValue): \(systemMessage(code))"
    }
  }
}
