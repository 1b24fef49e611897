/// The sequences that the terminal's description gives to its keys: a value, so that the decoder
/// needs no terminal.
package struct KeyStrings: Hashable, Sendable {
  private var keys: [[UInt8]: Key] = [:]
  /// Beginnings of longer sequences, at which a shorter one must not end the reading.
  private var beginnings: Set<[UInt8]> = []
  /// What introduces other sequences cannot be a key's whole, whatever a description says.
  private static let introducers: Set<[UInt8]> = Set(
    ["\u{1B}", "\u{1B}[", "\u{1B}[[", "\u{1B}[M", "\u{1B}O"].map { Array($0.utf8) })

  package init() {}

  package mutating func add(_ key: Key, for sequence: [UInt8]) {
    guard sequence.first == 0x1B, sequence.count <= InputDecoder.longestSequence,
      !Self.introducers.contains(sequence)
    else { return }
    keys[sequence] = key
    for length in 1..<sequence.count { beginnings.insert(Array(sequence.prefix(length))) }
  }

  /// The key of exactly this sequence, unless a longer one may follow.
  func key(for sequence: [UInt8]) -> Key? {
    beginnings.contains(sequence) ? nil : keys[sequence]
  }
}
