import Glibc

/// Consecutive lines in one piece of memory.
struct LineChunk: Sendable {
  /// The number of the first line of the chunk in its store.
  let firstLine: Int
  private var bytes: [UInt8] = []
  /// Where each line starts, and behind the last one where the unfinished one starts.
  private var starts: [UInt32] = [0]
  private let capacity: Int
  /// Whether the last line has no terminator.
  private var isUnterminated = false

  init(firstLine: Int, capacity: Int) {
    self.firstLine = firstLine
    self.capacity = capacity
    // Address space only: memory is used as far as it is written.
    bytes.reserveCapacity(capacity)
  }

  var count: Int { starts.count - 1 }
  var room: Int { capacity - bytes.count }

  /// Takes in bytes and finds the lines in them, up to a number of lines; returns how many.
  mutating func append(
    _ piece: UnsafeRawBufferPointer, terminator: UInt8, maximum: Int
  ) -> Int {
    guard let base = piece.baseAddress else { return 0 }
    let offset = bytes.count
    bytes.append(contentsOf: piece)
    var added = 0
    var place = 0
    while added < maximum,
      let found = memchr(base + place, Int32(terminator), piece.count - place)
    {
      place = UnsafeRawPointer(found) - base + 1
      starts.append(UInt32(truncatingIfNeeded: offset + place))
      added += 1
      if place == piece.count { break }
    }
    return added
  }

  /// Makes a line of what stands behind the last terminator; false if there is nothing.
  mutating func closeLastLine() -> Bool {
    guard bytes.count > unfinished else { return false }
    starts.append(UInt32(truncatingIfNeeded: bytes.count))
    isUnterminated = true
    return true
  }

  /// Removes what stands behind the last terminator, to go on with it elsewhere.
  mutating func takeUnfinishedLine() -> [UInt8] {
    let tail = [UInt8](bytes[unfinished...])
    bytes.removeLast(tail.count)
    return tail
  }

  /// Puts the beginning of a line, without a terminator in it, into an empty chunk.
  mutating func continueLine(_ tail: [UInt8]) { bytes += tail }

  private var unfinished: Int { Int(starts[starts.count - 1]) }

  func withBytes<Result>(
    ofLine line: Int, _ terminator: LineStore.Terminator,
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    try bytes.withUnsafeBytes { try body(content(line - firstLine, in: $0, terminator)) }
  }

  func forEachLine(
    from first: Int, to end: Int, _ terminator: LineStore.Terminator,
    _ body: (Int, UnsafeRawBufferPointer) throws -> Void
  ) rethrows {
    try bytes.withUnsafeBytes { all in
      for local in max(0, first - firstLine)..<max(0, min(count, end - firstLine)) {
        try body(firstLine + local, content(local, in: all, terminator))
      }
    }
  }

  /// A line without its terminator, and without the CR before a line feed.
  @inline(__always)
  private func content(
    _ local: Int, in all: UnsafeRawBufferPointer, _ terminator: LineStore.Terminator
  ) -> UnsafeRawBufferPointer {
    let start = Int(starts[local])
    var end = Int(starts[local + 1])
    if !(isUnterminated && local == count - 1) {
      end -= 1
      if terminator == .lineFeed, end > start, all[end - 1] == 0x0D { end -= 1 }
    }
    return UnsafeRawBufferPointer(rebasing: all[start..<end])
  }
}
