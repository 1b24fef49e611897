import Glibc

/// The lines of a file or a pipe, byte for byte, while it still grows.
///
/// Every byte is stored once, in chunks, so that growing never moves what is there; a line costs four
/// bytes more, the place where it starts. A line lies wholly in one chunk. A byte order mark at the
/// start and a CR before a line feed are no part of a line; anything else, NUL and invalid text
/// too, is.
package struct LineStore: Sendable {
  /// What ends a line.
  package enum Terminator: UInt8, Sendable {
    case lineFeed = 0x0A
    case null = 0
  }

  /// What is held at most: beyond, reading pauses.
  package struct Limits: Sendable {
    package var lines: Int
    package var bytes: Int

    package init(lines: Int = 2_000_000, bytes: Int = 1 << 30) {
      self.lines = lines
      self.bytes = bytes
    }
  }

  package let terminator: Terminator
  package let limits: Limits
  /// How many lines there are; the unfinished one at the end counts only once the input has ended.
  package private(set) var count = 0
  /// How many bytes were taken in.
  package private(set) var byteCount = 0
  /// Whether the input has ended, so that nothing will be added.
  package private(set) var isEnded = false
  /// The chunks, each with the number of its first line.
  private(set) var chunks: [LineChunk] = []
  private var headOfInput: [UInt8]? = []

  package init(terminator: Terminator = .lineFeed, limits: Limits = Limits()) {
    self.terminator = terminator
    self.limits = limits
  }

  /// Whether a limit was reached, so that nothing more is taken in.
  package var isFull: Bool { count >= limits.lines || byteCount >= limits.bytes }

  /// Takes in the next bytes of the input.
  ///
  /// At the limit of lines the rest of the piece is dropped: those lines are beyond the limit.
  package mutating func append(_ piece: UnsafeRawBufferPointer) {
    var piece = piece
    if var head = headOfInput {
      // Three bytes tell whether there is a byte order mark; they may come one by one.
      let taken = min(3 - head.count, piece.count)
      head += piece.prefix(taken)
      piece = UnsafeRawBufferPointer(rebasing: piece.dropFirst(taken))
      guard head.count == 3 || !head.starts(with: [0xEF, 0xBB, 0xBF].prefix(head.count)) else {
        headOfInput = head
        return
      }
      headOfInput = nil
      if head != [0xEF, 0xBB, 0xBF] { head.withUnsafeBytes { store($0) } }
    }
    store(piece)
  }

  /// Says that nothing follows: what stands behind the last terminator is a line, unless empty.
  package mutating func end() {
    guard !isEnded else { return }
    if let head = headOfInput {
      headOfInput = nil
      head.withUnsafeBytes { store($0) }
    }
    isEnded = true
    guard let last = chunks.indices.last, count < limits.lines else { return }
    if chunks[last].closeLastLine() { count += 1 }
  }

  private mutating func store(_ piece: UnsafeRawBufferPointer) {
    guard !isEnded, !isFull, !piece.isEmpty else { return }
    let room = limits.bytes - byteCount
    let piece = UnsafeRawBufferPointer(rebasing: piece.prefix(room))
    openChunk(for: piece.count)
    let last = chunks.count - 1
    let added = chunks[last].append(
      piece, terminator: terminator.rawValue, maximum: limits.lines - count)
    byteCount += piece.count
    count += added
  }

  /// Sees to it that the last chunk has room, and moves an unfinished line along to a new one.
  private mutating func openChunk(for bytes: Int) {
    guard let last = chunks.indices.last else {
      chunks.append(LineChunk(firstLine: 0, capacity: max(Self.chunkSize, bytes)))
      return
    }
    guard chunks[last].room < bytes else { return }
    let tail = chunks[last].takeUnfinishedLine()
    // Doubled, so that moving a huge line costs no more than twice its length in all.
    let capacity = max(Self.chunkSize, 2 * tail.count + bytes)
    var chunk = LineChunk(firstLine: count, capacity: capacity)
    chunk.continueLine(tail)
    if chunks[last].count == 0 { chunks.removeLast() }
    chunks.append(chunk)
  }

  // Big enough that few lines are moved, small enough that an accidental copy does not hurt.
  private static let chunkSize = 4 << 20
}

extension LineStore {
  /// The bytes of a line, as long as `body` runs; nothing for a number that is no line.
  package func withBytes<Result>(
    ofLine line: Int, _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    guard line >= 0, line < count else {
      return try body(UnsafeRawBufferPointer(start: nil, count: 0))
    }
    return try chunks[chunk(ofLine: line)].withBytes(ofLine: line, terminator, body)
  }

  /// The bytes of a line.
  package func bytes(ofLine line: Int) -> [UInt8] { withBytes(ofLine: line) { [UInt8]($0) } }

  /// Calls `body` for each line of a range, in order.
  package func forEachLine(
    in range: Range<Int>, _ body: (_ line: Int, UnsafeRawBufferPointer) throws -> Void
  ) rethrows {
    var line = max(0, range.lowerBound)
    let end = min(range.upperBound, count)
    guard line < end else { return }
    for chunk in chunks[chunk(ofLine: line)...] where line < end {
      try chunk.forEachLine(from: line, to: end, terminator, body)
      line = chunk.firstLine + chunk.count
    }
  }

  /// The chunk that holds a line, by bisection.
  private func chunk(ofLine line: Int) -> Int {
    var low = 0
    var high = chunks.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if chunks[middle].firstLine <= line { low = middle } else { high = middle }
    }
    return low
  }
}
