import Glibc

/// A screen in memory that plays a script: what `--keys` runs on, and the tests.
package struct MemoryTerminal: Terminal {
  package private(set) var size: Size
  /// What was shown last.
  package private(set) var frame: Frame
  package private(set) var rings = 0
  private var script: ArraySlice<Event>

  package init(size: Size, script: [Event]) {
    self.size = size
    frame = Frame(size: size)
    self.script = script[...]
  }

  package mutating func present(_ frame: Frame) {
    self.frame = frame
  }

  /// The script is played after all of the input: so the same script gives the same answer, however
  /// fast the input's writer is.
  package mutating func nextEvent(orInput input: Int32?, within limit: Int?) -> TerminalEvent {
    if let input {
      waitUntilReadable(input)
      return .input
    }
    // Whoever sets a limit has work of its own: the script goes on when that is done.
    if limit != nil { return .nothing }
    guard let event = script.popFirst() else { return .ended }
    if case .resized(let size) = event { self.size = size }
    return .event(event)
  }

  private func waitUntilReadable(_ descriptor: Int32) {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while poll(&request, 1, -1) < 0 && errno == EINTR {}
  }

  package mutating func redraw() {}

  package mutating func ring() { rings += 1 }

  package mutating func suspend() {}
}
