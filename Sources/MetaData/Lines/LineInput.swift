import Glibc

extension LineStore {
  /// What came of one look at the input.
  package enum Arrival: Hashable, Sendable {
    /// Bytes were taken in, and there may be more at once.
    case more
    /// Nothing there now: wait for the descriptor.
    case wouldBlock
    /// The input has ended; the store is closed.
    case ended
    /// A limit was reached: read no more.
    case full
    /// Reading failed, with the system's number of the error; the store is closed.
    case failed(Int32)
  }

  /// Reads one piece from a descriptor and takes it in.
  ///
  /// Waits only if the descriptor does: set `O_NONBLOCK` to be asked again instead.
  package mutating func append(from descriptor: Int32) -> Arrival {
    if isEnded { return .ended }
    if isFull { return .full }
    return withUnsafeTemporaryAllocation(byteCount: Self.pieceSize, alignment: 16) { piece in
      let size = read(descriptor, piece.baseAddress, piece.count)
      switch size {
      case 0:
        end()
        return .ended
      case 1...:
        append(UnsafeRawBufferPointer(rebasing: piece[..<size]))
        return isFull ? .full : .more
      default:
        switch errno {
        case EAGAIN, EWOULDBLOCK: return .wouldBlock
        case EINTR: return .more
        case let number:
          end()
          return .failed(number)
        }
      }
    }
  }

  /// Reads until the input ends, a limit is reached or reading fails, waiting where it must.
  package mutating func appendAll(from descriptor: Int32) -> Arrival {
    while true {
      switch append(from: descriptor) {
      case .more: continue
      case .wouldBlock:
        var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        _ = poll(&wait, 1, -1)
      case let last: return last
      }
    }
  }

  // What a pipe hands over at once; a bigger piece only leaves the processor's cache.
  private static let pieceSize = 64 << 10
}
