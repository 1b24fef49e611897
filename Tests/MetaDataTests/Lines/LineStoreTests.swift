import Glibc
import Testing

@testable import MetaData

struct LineStoreTests {
  private func store(
    _ pieces: [[UInt8]], terminator: LineStore.Terminator = .lineFeed,
    limits: LineStore.Limits = .init()
  ) -> LineStore {
    var store = LineStore(terminator: terminator, limits: limits)
    for piece in pieces { piece.withUnsafeBytes { store.append($0) } }
    store.end()
    return store
  }

  private func lines(_ store: LineStore) -> [String] {
    (0..<store.count).map { String(decoding: store.bytes(ofLine: $0), as: UTF8.self) }
  }

  @Test(
    arguments: [
      ("", []),
      ("a", ["a"]),
      ("a\n", ["a"]),
      ("a\nb", ["a", "b"]),
      ("\n\n", ["", ""]),
      ("a\r\nb\r\n", ["a", "b"]),
      ("a\rb\r\r\n", ["a\rb\r"]),
      ("a\r", ["a\r"]),
      ("\u{FEFF}a\n\u{FEFF}b\n", ["a", "\u{FEFF}b"]),
      ("\u{FEFF}", []),
      ("a\0b\n", ["a\0b"]),
    ] as [(String, [String])])
  func `lines end at a line feed, without the mark in front and the CR behind`(
    input: String, expected: [String]
  ) {
    #expect(lines(store([Array(input.utf8)])) == expected)
  }

  @Test func `with read0 lines end at NUL alone`() {
    let store = store([Array("a\nb\r\0c\0\0d".utf8)], terminator: .null)
    #expect(lines(store) == ["a\nb\r", "c", "", "d"])
  }

  @Test func `bytes that are no text are kept`() {
    let store = store([[0xFF, 0xFE, 0x80, 0x0A, 0xC3, 0x28]])
    #expect(store.bytes(ofLine: 0) == [0xFF, 0xFE, 0x80])
    #expect(store.bytes(ofLine: 1) == [0xC3, 0x28])
  }

  @Test func `any cut of the input gives the same lines`() {
    let input = Array("\u{FEFF}北京\r\n\n上海\tsh\nlast\r".utf8)
    let whole = lines(store([input]))
    for first in 0...input.count {
      for second in first...input.count {
        let pieces = [input[..<first], input[first..<second], input[second...]].map(Array.init)
        #expect(lines(store(pieces)) == whole)
      }
    }
    #expect(whole == ["北京", "", "上海\tsh", "last\r"])
  }

  @Test func `a line may be longer than a chunk, and chunks do not change the lines`() {
    let long = [UInt8](repeating: 0x61, count: 9 << 20)
    var store = LineStore()
    var pieces: [[UInt8]] = [Array("first\n".utf8)]
    for start in stride(from: 0, to: long.count, by: 100_000) {
      pieces.append(Array(long[start..<min(long.count, start + 100_000)]))
    }
    pieces.append(Array("\nlast\n".utf8))
    for piece in pieces { piece.withUnsafeBytes { store.append($0) } }
    store.end()
    #expect(store.count == 3)
    #expect(store.bytes(ofLine: 0) == Array("first".utf8))
    #expect(store.withBytes(ofLine: 1) { $0.count } == long.count)
    #expect(store.bytes(ofLine: 2) == Array("last".utf8))
  }

  @Test func `every line is found again in many chunks`() {
    var store = LineStore()
    var piece: [UInt8] = []
    for number in 0..<400_000 {
      piece += "line number \(number) \r\n".utf8
      if piece.count > 60_000 || number == 399_999 {
        piece.withUnsafeBytes { store.append($0) }
        piece = []
      }
    }
    store.end()
    #expect(store.count == 400_000)
    #expect(store.chunks.count > 1)
    var next = 0
    var wrong = 0
    store.forEachLine(in: 0..<store.count) { number, bytes in
      if number != next || bytes.count != 13 + String(number).utf8.count { wrong += 1 }
      next += 1
    }
    #expect(next == 400_000)
    #expect(wrong == 0)
    for number in [0, 1, 199_999, 200_000, 399_999] {
      #expect(store.bytes(ofLine: number) == Array("line number \(number) ".utf8))
    }
    var some: [Int] = []
    store.forEachLine(in: 170_000..<170_003) { number, _ in some.append(number) }
    #expect(some == [170_000, 170_001, 170_002])
  }

  @Test func `the limit of lines ends the list exactly`() {
    let store = store(
      [Array("a\nb\nc\nd".utf8), Array("e\n".utf8)], limits: .init(lines: 2, bytes: 1000))
    #expect(lines(store) == ["a", "b"])
    #expect(store.isFull)
  }

  @Test func `the limit of bytes cuts the input there`() {
    let store = store([Array("abc\ndef\n".utf8)], limits: .init(lines: 100, bytes: 6))
    #expect(lines(store) == ["abc", "de"])
    #expect(store.isFull)
  }

  @Test func `the unfinished line counts only at the end`() {
    var store = LineStore()
    Array("one\ntwo".utf8).withUnsafeBytes { store.append($0) }
    #expect(store.count == 1)
    store.end()
    #expect(store.count == 2)
    #expect(store.isEnded)
  }

  @Test func `a number that is no line has no bytes`() {
    let store = store([Array("a\n".utf8)])
    #expect(store.bytes(ofLine: -1).isEmpty)
    #expect(store.bytes(ofLine: 1).isEmpty)
  }
}

struct LineInputTests {
  private func arrival(_ store: inout LineStore, _ descriptor: Int32) -> LineStore.Arrival {
    store.append(from: descriptor)
  }

  @Test func `a pipe without bytes would block, and ends when its writer goes`() {
    var ends: [Int32] = [-1, -1]
    #expect(pipe(&ends) == 0)
    defer { close(ends[0]) }
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    var store = LineStore()
    #expect(arrival(&store, ends[0]) == .wouldBlock)
    #expect(write(ends[1], "a\nb", 3) == 3)
    #expect(arrival(&store, ends[0]) == .more)
    #expect(store.count == 1)
    close(ends[1])
    #expect(arrival(&store, ends[0]) == .ended)
    #expect(store.count == 2)
    #expect(arrival(&store, ends[0]) == .ended)
  }

  @Test func `a descriptor that is none fails with the number of the error`() {
    var store = LineStore()
    #expect(arrival(&store, -1) == .failed(EBADF))
    #expect(store.isEnded)
  }

  @Test func `a full store reads no more`() {
    var ends: [Int32] = [-1, -1]
    #expect(pipe(&ends) == 0)
    defer { ends.forEach { close($0) } }
    #expect(write(ends[1], "a\nb\nc\n", 6) == 6)
    var store = LineStore(limits: .init(lines: 2, bytes: 1000))
    #expect(arrival(&store, ends[0]) == .full)
    #expect(arrival(&store, ends[0]) == .full)
    #expect(store.count == 2)
  }
}
