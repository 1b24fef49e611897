import Glibc

/// What a wait on several descriptors found.
struct Readiness {
  var hasKeys = false
  var hasInput = false
  /// Nobody is there any more: the window was closed, or the terminal hung up.
  var isGone = false

  /// Waits for the first of them, or for so many milliseconds (-1: for ever). A signal wakes it
  /// through its own descriptor.
  static func wait(terminal: Int32, signals: Int32, input: Int32?, milliseconds: Int32)
    -> Readiness
  {
    // poll ignores negative descriptors.
    var requests = [terminal, signals, input ?? -1].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    guard poll(&requests, 3, milliseconds) > 0 else { return Readiness() }
    let events = requests.map { Int32($0.revents) }
    // Some of these come without POLLIN: who looks for that alone spins for ever.
    return Readiness(
      hasKeys: events[0] & POLLIN != 0, hasInput: events[2] != 0,
      isGone: events[0] & (POLLHUP | POLLERR | POLLNVAL) != 0)
  }
}
