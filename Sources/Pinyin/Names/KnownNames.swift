/// Names whose reading is known, found inside longer text: the longest wins.
///
/// So 重庆市第一中学 reads *chóng* although 重 alone is *zhòng* first.
public struct KnownNames: Sendable {
  private struct Edge: Hashable {
    var node: Int32
    var scalar: UInt32
  }

  // A trie: node 0 is the root; a node with a reading ends a name.
  private var edges: [Edge: Int32] = [:]
  private var readings: [[Syllable]] = [[]]
  /// Readings that the table does not list for the character, by folded character.
  private(set) var unlisted: [UInt32: [Syllable]] = [:]

  /// No names.
  public init() {}

  /// Adds a name with one syllable for each Character; the first reading of a name stays.
  ///
  /// A name whose reading has another length, or of one Character, is not added: a single
  /// character says nothing about the text around it.
  public mutating func add(_ name: String, reading: [Syllable]) {
    let scalars = name.unicodeScalars.map(\.value)
    guard scalars.count > 1, scalars.count == reading.count else { return }
    var node: Int32 = 0
    for scalar in scalars {
      let edge = Edge(node: node, scalar: folded(scalar))
      if let next = edges[edge] {
        node = next
      } else {
        let next = Int32(readings.count)
        readings.append([])
        edges[edge] = next
        node = next
      }
    }
    guard readings[Int(node)].isEmpty else { return }
    readings[Int(node)] = reading
    for (scalar, syllable) in zip(scalars, reading) where !isListed(syllable, for: scalar) {
      unlisted[folded(scalar), default: []].append(syllable)
    }
  }

  private func isListed(_ syllable: Syllable, for scalar: UInt32) -> Bool {
    let table = ReadingTable.embedded
    let set = table.readingSet(scalar)
    var position = 0
    while let listed = table.reading(set, position) {
      if listed == syllable { return true }
      position += 1
    }
    return false
  }

  /// The reading of each Character of a text: known names first, else the commonest reading,
  /// `.none` where there is none.
  public func reading(of text: String) -> [Syllable] {
    let characters = Array(text)
    let scalars = characters.map { character in
      character.unicodeScalars.count == 1 ? character.unicodeScalars.first?.value : nil
    }
    var result = Readings.commonest(of: text)
    forEachName(scalars.count, { scalars[$0].map(folded) }) { position, reading in
      for (offset, syllable) in reading.enumerated() { result[position + offset] = syllable }
    }
    return result
  }

  /// Gives the units of a new name the readings of the known names inside it.
  func correct(_ list: inout NameList, from start: Int) {
    guard !edges.isEmpty else { return }
    let length = list.units.count - start
    var found: [(Int, [Syllable])] = []
    forEachName(length, { list.store.hanLiteral(list.units[start + $0]) }) {
      found.append(($0, $1))
    }
    for (position, reading) in found {
      for (offset, syllable) in reading.enumerated() {
        let place = start + position + offset
        list.units[place] = list.store.verified(list.units[place], reading: syllable)
      }
    }
  }

  // Goes on behind a name that was found: names do not overlap.
  private func forEachName(
    _ count: Int, _ scalar: (Int) -> UInt32?, _ body: (Int, [Syllable]) -> Void
  ) {
    var position = 0
    while position < count {
      var node: Int32 = 0
      var end = position
      var best: (end: Int, node: Int32)?
      while end < count, let value = scalar(end),
        let next = edges[Edge(node: node, scalar: value)]
      {
        node = next
        end += 1
        if !readings[Int(node)].isEmpty { best = (end, node) }
      }
      if let best { body(position, readings[Int(best.node)]) }
      position = best?.end ?? position + 1
    }
  }

  private func folded(_ scalar: UInt32) -> UInt32 {
    var result: [UInt32] = []
    ReadingTable.embedded.fold(scalar, into: &result)
    return result.count == 1 ? result[0] : scalar
  }
}
