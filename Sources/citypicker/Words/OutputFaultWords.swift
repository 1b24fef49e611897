import Glibc

extension OutputFault {
  /// Nil where nothing is to be said: a reader that left knows it.
  var line: String? {
    switch self {
    case .readerGone: nil
    case .failed(let code): "the answer could not be written: \(systemMessage(code))"
    }
  }
}

/// What the system calls an error.
func systemMessage(_ code: Int32) -> String { String(cString: strerror(code)) }
