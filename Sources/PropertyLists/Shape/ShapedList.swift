import MetaData
import Pinyin

/// A catalog made of a list by its shape: each row with its fields and readings, in its section.
struct ShapedList {
  /// A row of the first level, as the sections need it.
  struct Row {
    let handle: CatalogBuilder.Handle
    let name: String
    let record: [String: PropertyListValue]
    let hot: Int?
  }

  var builder = CatalogBuilder(dataDate: "")
  var rows: [Row] = []
  var explanation: [String] = []
  private var unnamed = 0
  private var unusableReadings = 0
  private let known: KnownNames
  let options: ImportOptions

  init(options: ImportOptions, known: KnownNames) {
    self.options = options
    self.known = known
  }

  /// What was left out, a line each.
  var warnings: [String] {
    var lines: [String] = []
    if unnamed > 0 { lines.append(Self.count(unnamed, "without a name", "left out")) }
    if unusableReadings > 0 {
      lines.append(Self.count(unusableReadings, "whose reading does not fit its name", "ignored"))
    }
    return lines
  }

  private static func count(_ count: Int, _ what: String, _ fate: String) -> String {
    "\(count) \(count == 1 ? "row" : "rows") \(what): \(fate)"
  }

  /// Adds the rows and, level by level, what lies in them.
  ///
  /// - Parameters:
  ///   - letters: for each row the letter under which the file has it, where it has one
  ///   - what: what the rows are called where it is told what was detected
  /// - Returns: for each row its place among `rows`; nil where it has no name
  mutating func add(_ nodes: [ShapeNode], letters: [Character?] = [], what: String) -> [Int?] {
    guard !nodes.isEmpty else { return [] }
    var places: [Int?] = []
    var open: [(node: ShapeNode, parent: CatalogBuilder.Handle)] = []
    let level = ShapeLevel(of: nodes, options: options)
    explanation.append(level.explanation(of: what, count: nodes.count))
    for (number, node) in nodes.enumerated() {
      let letter = number < letters.count ? letters[number] : nil
      guard let entry = entry(of: node, level, letter: letter) else {
        places.append(nil)
        continue
      }
      let handle = builder.add(entry, in: nil)
      places.append(rows.count)
      rows.append(
        Row(handle: handle, name: entry.name, record: node.record, hot: entry.hot))
      open += (level.children(of: node) ?? []).map { ($0, handle) }
    }
    addLevels(open)
    return places
  }

  private mutating func addLevels(
    _ first: [(node: ShapeNode, parent: CatalogBuilder.Handle)]
  ) {
    var open = first
    var depth = 2
    while !open.isEmpty {
      let level = ShapeLevel(of: open.map(\.node), options: options)
      explanation.append(level.explanation(of: "level \(depth)", count: open.count))
      var next: [(node: ShapeNode, parent: CatalogBuilder.Handle)] = []
      for (node, parent) in open {
        if node.key == nil, node.record.isEmpty, let nested = node.nested {
          // A list in a list, without a name: what lies in it belongs to its parent.
          next += nested.map { ($0, parent) }
          continue
        }
        guard let entry = entry(of: node, level, letter: nil) else { continue }
        let handle = builder.add(entry, in: parent)
        next += (level.children(of: node) ?? []).map { ($0, handle) }
      }
      open = next
      depth += 1
    }
  }

  private mutating func entry(
    of node: ShapeNode, _ level: ShapeLevel, letter: Character?
  ) -> CatalogEntry? {
    let raw = level.name(of: node) ?? ""
    let name = trimmed(raw)
    guard !name.isEmpty else {
      unnamed += 1
      return nil
    }
    let full = node.record["fullName"]?.text.map(trimmed) ?? ""
    var entry = CatalogEntry(name: name, fullName: full.hasPrefix(name) ? full : nil)
    if entry.fullName != name {
      let parts = PlaceNameParts(of: entry.fullName)
      entry.coreLength = parts.coreCount
      entry.keptEnding = parts.coreCount - parts.endingStart
    }
    entry.reading = reading(of: node, level, entry.fullName)
    entry.hot = level.hotKey.flatMap { ShapeHot.rank(node.record[$0]) }
    entry.coordinate = ShapeFields.coordinate(of: node.record)
    entry.aliases = node.record["aliases"]?.array?.compactMap(\.text) ?? []
    entry.fields = ShapeFields.fields(of: node, without: level.childrenKey(of: node.record))
    // The output keeps the blanks that neither the screen nor the search has.
    if raw != name, !entry.fields.contains(where: { $0.key == "name" }) {
      entry.fields.append(("name", .text(raw)))
    }
    if let letter { ImpliedLetter.add(letter, to: &entry) }
    return entry
  }

  private mutating func reading(
    of node: ShapeNode, _ level: ShapeLevel, _ name: String
  ) -> [Syllable] {
    let reading = known.reading(of: name)
    if let text = level.readingKey.flatMap({ node.record[$0]?.text }), !trimmed(text).isEmpty {
      if let said = ShapeReading.fitting(trimmed(text), to: name, known: reading) { return said }
      unusableReadings += 1
    }
    // Where no character has a reading there is none, and the name is ordered by its letters.
    return reading.contains { $0 != .none } ? reading : []
  }
}
