import Glibc

/// Waits for changes of a state file, by whichever process they are made.
///
/// ```swift
/// let watch = try StateWatch(file)
/// var seen = file.read().recents
/// while let changed = watch.next(after: seen) { seen = changed }
/// ```
public final class StateWatch: Sendable {
  private let file: StateFile
  private let notices: Descriptor
  private let stopReading: Descriptor
  private let stopWriting: Descriptor

  /// Begins to watch; the state folder is made if there is none, since a file is watched by its folder.
  public init(_ file: StateFile) throws(StateFault) {
    _ = try StateFolder(file.location, ifAbsent: .make)
    let number = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    if number < 0 { throw .failed(.watch, errno) }
    let notices = Descriptor(taking: number)
    var ends: [Int32] = [-1, -1]
    if pipe(&ends) != 0 { throw .failed(.watch, errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let stopReading = Descriptor(taking: ends[0])
    let stopWriting = Descriptor(taking: ends[1])
    // The file is replaced at each change: a watch on itself would end with the first.
    let events = UInt32(IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CLOSE_WRITE | IN_ONLYDIR)
    if inotify_add_watch(notices.number, file.location.folder, events) < 0 {
      throw .failed(.watch, errno)
    }
    self.file = file
    self.notices = notices
    self.stopReading = stopReading
    self.stopWriting = stopWriting
  }

  /// Waits until the state is another than the one seen last, and returns it; nil when the watch was
  /// stopped or the folder is gone. Blocks its thread.
  public func next(after seen: Recents) -> Recents? {
    while true {
      // First of all: a change between the caller's reading and the watch is a change too.
      let recents = file.read().recents
      if recents != seen { return recents }
      if !waitForNotice() { return nil }
    }
  }

  /// Ends the waiting, now and for good; may be called from any thread.
  public func stop() { _ = Glibc.write(stopWriting.number, [0], 1) }

  /// False when there is nothing to wait for any more.
  private func waitForNotice() -> Bool {
    var polled = [
      pollfd(fd: stopReading.number, events: Int16(POLLIN), revents: 0),
      pollfd(fd: notices.number, events: Int16(POLLIN), revents: 0),
    ]
    guard retried({ poll(&polled, 2, -1) }) > 0, polled[0].revents == 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = retried { read(notices.number, &buffer, buffer.count) }
    guard count > 0 else { return count < 0 && errno == EAGAIN }
    return !Self.saysFolderIsGone(buffer[..<count])
  }

  /// A record is a watch, a mask, a cookie and a length of four bytes each, and so many bytes of a name.
  private static func saysFolderIsGone(_ records: ArraySlice<UInt8>) -> Bool {
    records.withUnsafeBytes { bytes in
      var place = 0
      while place + 16 <= bytes.count {
        let mask = bytes.loadUnaligned(fromByteOffset: place + 4, as: UInt32.self)
        if mask & UInt32(IN_IGNORED) != 0 { return true }
        place += 16 + Int(bytes.loadUnaligned(fromByteOffset: place + 12, as: UInt32.self))
      }
      return false
    }
  }
}
