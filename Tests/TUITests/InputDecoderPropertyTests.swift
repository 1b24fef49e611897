import Testing

@testable import TUI

/// Bytes that bring the decoder into each of its states, and what often follows there.
private let fragments: [[UInt8]] =
  [
    "\u{1B}", "[", "O", "]", "P", "\\", "M", "~", "200~", "\u{1B}[200~", "\u{1B}[201~", "<0;3;4M",
    "1;5", ";", ":", "?", "$", "北", "é", "🇨🇳", "a", "Z", "\r", "\n", "\u{3}", "\u{7}", "\u{18}",
    "\u{1B}[", "\u{1B}O", "\u{1B}]0;", "\u{1B}[<64;1;1M", "\u{1B}[M", "\u{1B}[[", "\u{7F}", "\0",
  ].map { Array($0.utf8) } + [[0xFF], [0xE5], [0x8C], [0xF4, 0x90], [0xC2], [0x9B], [0x80]]

private func stream(_ generator: inout Seeded, length: Int) -> [UInt8] {
  (0..<length).flatMap { _ in
    Bool.random(using: &generator)
      ? fragments.randomElement(using: &generator) ?? []
      : [UInt8.random(in: 0...255, using: &generator)]
  }
}

private func isText(_ scalar: Unicode.Scalar) -> Bool {
  scalar.properties.generalCategory != .control
}

@Test(arguments: 0..<200)
func `any split of the bytes gives the same events`(seed: UInt64) {
  var generator = Seeded(seed)
  let bytes = stream(&generator, length: 60)
  var whole = InputDecoder()
  let expected = whole.read(bytes)
  for _ in 0..<5 {
    var split = InputDecoder()
    var found: [Event] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let part = rest.prefix(Int.random(in: 1...7, using: &generator))
      found += split.read(part)
      rest = rest.dropFirst(part.count)
    }
    #expect(found == expected)
    #expect(split.wait == whole.wait)
  }
}

@Test(arguments: 0..<500)
func `a plain key gets through after any bytes`(seed: UInt64) {
  var generator = Seeded(seed)
  var decoder = InputDecoder()
  _ = decoder.read(stream(&generator, length: 30))
  _ = decoder.timedOut()
  #expect(decoder.read("a".utf8) == [.key(Key(.character("a")))])
}

@Test(arguments: 0..<300)
func `no control character is ever text`(seed: UInt64) {
  var generator = Seeded(seed)
  var decoder = InputDecoder()
  for event in decoder.read(stream(&generator, length: 200)) + decoder.timedOut() {
    switch event {
    case .key(let key):
      if case .character(let character) = key.code {
        #expect(character.unicodeScalars.allSatisfy(isText))
      }
    case .paste(let text): #expect(text.unicodeScalars.allSatisfy(isText))
    case .mouse(let mouse): #expect(mouse.at.column >= 0 && mouse.at.row >= 0)
    default: break
    }
  }
}

@Test(arguments: ["\u{1B}[1", "\u{1B}]a", "\u{1B}Pa", "\u{1B}[200~a", "\u{1B}O1"])
func `a megabyte without an end gives no events and keeps no megabyte`(beginning: String) {
  var decoder = InputDecoder()
  #expect(decoder.read(beginning.utf8) == [])
  #expect(decoder.read(repeatElement(UInt8(ascii: "1"), count: 1_000_000)) == [])
  // Only a paste holds text, up to its limit.
  let kept = decoder.timedOut().map { event in
    if case .paste(let text) = event { text.count } else { 0 }
  }
  #expect(kept.allSatisfy { $0 <= PasteReader.limit })
}

/// A small generator with a seed, so that a failure can be seen again.
private struct Seeded: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
