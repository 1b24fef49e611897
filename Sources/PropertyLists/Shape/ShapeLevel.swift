import MetaData

/// What the keys of the records at one depth mean, told by all of them together.
struct ShapeLevel {
  /// The key of the name; nil where the key of the dictionary or the bare value is it.
  private(set) var nameKey: String?
  /// The keys of what lies in a record, the likeliest first.
  private(set) var childrenKeys: [String] = []
  /// The key of the flag or rank of the hot ones.
  private(set) var hotKey: String?
  /// The key of the reading.
  private(set) var readingKey: String?

  /// Lists that say something about a place of our own files instead of lying in it.
  private static let facts: Set = ["aliases", "alternates", "former"]
  /// Enough to tell by, however long the list is.
  private static let sampleSize = 500

  init(of nodes: [ShapeNode], options: ImportOptions) {
    let sample = nodes.filter { !$0.record.isEmpty }.prefix(Self.sampleSize)
    guard !sample.isEmpty else { return }
    if let key = options.childrenKey {
      childrenKeys = key.isEmpty ? [] : [key]
    } else {
      // All of them: the first hundreds may be the ones that nothing lies in.
      childrenKeys = Self.childrenKeys(in: nodes)
    }
    let scalars = Self.scalarKeys(in: sample)
    if let key = options.nameKey, scalars.contains(key) {
      nameKey = key
    } else {
      nameKey = Self.nameKey(among: scalars, in: sample)
    }
    hotKey = scalars.first(where: ShapeHot.isFlag)
    if let key = options.readingKey, scalars.contains(key) {
      readingKey = key
    } else if let nameKey {
      readingKey = ShapeReadingKey.find(among: scalars, in: sample, nameKey: nameKey)
    }
  }

  private static func scalarKeys(in sample: some Sequence<ShapeNode>) -> [String] {
    var keys: Set<String> = []
    for node in sample {
      for (key, value) in node.record where !value.isList { keys.insert(key) }
    }
    return keys.sorted()
  }

  private static func nameKey(
    among keys: [String], in sample: ArraySlice<ShapeNode>
  ) -> String? {
    var best =
      sample.contains { $0.key != nil }
      ? ShapeName(of: sample.map { $0.key ?? "" }, key: "") : nil
    for key in keys {
      let candidate = ShapeName(of: sample.map { $0.record[key]?.scalarText ?? "" }, key: key)
      if best.map({ $0 < candidate }) ?? true { best = candidate }
    }
    return best.flatMap { $0.key.isEmpty || $0.score <= 0 ? nil : $0.key }
  }

  private static func childrenKeys(in nodes: [ShapeNode]) -> [String] {
    var counts: [String: (items: Int, haveRecords: Bool)] = [:]
    for node in nodes {
      for (key, value) in node.record where value.holdsRows && !facts.contains(key) {
        var count = counts[key] ?? (0, false)
        count.items += value.listCount
        count.haveRecords = count.haveRecords || value.holdsRecords
        counts[key] = count
      }
    }
    // Texts beside records are tags or the like.
    let haveRecords = counts.values.contains(where: \.haveRecords)
    return counts.filter { !haveRecords || $0.value.haveRecords || $0.value.items == 0 }
      .sorted { ($1.value.items, $0.key) < ($0.value.items, $1.key) }.map(\.key)
  }

  /// The key of a record at which what lies in it stands; nil where nothing does.
  func childrenKey(of record: [String: PropertyListValue]) -> String? {
    let present = childrenKeys.filter { record[$0]?.isList == true }
    return present.first { record[$0]?.listCount != 0 } ?? present.first
  }

  /// What lies in an element; nil where it has no place for anything.
  func children(of node: ShapeNode) -> [ShapeNode]? {
    if let nested = node.nested { return nested }
    return childrenKey(of: node.record).flatMap { node.record[$0] }.map(ShapeNode.list)
  }

  /// The name of an element, as the file has it.
  func name(of node: ShapeNode) -> String? {
    if let nameKey, let name = node.record[nameKey]?.scalarText { return name }
    if let key = node.key { return node.record.isEmpty ? ShapePair(node)?.name ?? key : key }
    return node.value?.text
  }

  /// One line for `--explain`.
  func explanation(of what: String, count: Int) -> String {
    var parts = ["\(what): \(count) \(count == 1 ? "row" : "rows")"]
    if let nameKey { parts.append("name '\(nameKey)'") }
    if !childrenKeys.isEmpty {
      parts.append("children " + childrenKeys.map { "'\($0)'" }.joined(separator: " or "))
    }
    if let hotKey { parts.append("hot '\(hotKey)'") }
    if let readingKey { parts.append("reading '\(readingKey)'") }
    return parts.joined(separator: ", ")
  }
}

extension PropertyListValue {
  /// The text of a value that is no list.
  var scalarText: String? { if case .scalar(let value) = self { value.text } else { nil } }

  /// Whether it is a list of texts, of records or of lists: numbers are a fact, such as a place.
  var holdsRows: Bool {
    switch self {
    case .scalar: false
    case .array(let values):
      values.allSatisfy { value in
        switch value {
        case .scalar(.text), .dictionary: true
        case .array: value.holdsRows
        case .scalar: false
        }
      }
    case .dictionary(let keys): keys.values.contains(where: \.holdsRows)
    }
  }

  /// Whether other lists lie in it.
  var holdsRecords: Bool {
    switch self {
    case .scalar: false
    case .array(let values): values.contains(where: \.isList)
    case .dictionary: true
    }
  }
}
