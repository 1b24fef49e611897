import Glibc

/// Why nothing can be measured.
enum BenchFault: Error, CustomStringConvertible {
  case system(String, Int32)
  case silent(String, waitingFor: String)
  case failed(String)

  var description: String {
    switch self {
    case .system(let call, let code): "\(call): \(String(cString: strerror(code)))"
    case .silent(let program, let text): "\(program): “\(text)” never came to the screen"
    case .failed(let program): "\(program): failed"
    }
  }
}
