import MetaData

/// From groups to a whole list: rows first, then sections, the hot one in front.
extension ShapedList {
  mutating func fill(_ filed: ShapeGroups) throws(CatalogBuilder.Failure) {
    let groups = options.sections == .asFiled ? filed.byOwnLetters(options) : filed
    let letters = groups.groups.flatMap { group in
      group.rows.map { _ in group.title.flatMap(ShapeLetter.of) }
    }
    let places = add(groups.rows, letters: letters)
    let hot = addHotRows(groups.hot)
    switch options.sections {
    case .grouped(let key): addGroups(by: key)
    case .asFiled where groups.areFiled:
      var start = 0
      let inGroups = groups.groups.map { group in
        defer { start += group.rows.count }
        return Array(places[start..<(start + group.rows.count)])
      }
      addGroups(groups.groups, places: inGroups)
    case .asFiled, .byReading: try addLetters()
    }
    addHot(places: hot)
  }

  /// The rows of a hot group: the very rows that stand elsewhere too, where nothing says that they are
  /// others; else rows of their own.
  private mutating func addHotRows(_ nodes: [ShapeNode]) -> [Int] {
    let level = ShapeLevel(of: nodes, options: options)
    let byName = Dictionary(grouping: rows.indices) { rows[$0].name }
    var places: [Int?] = nodes.map { node in
      let name = level.name(of: node).map(trimmed) ?? ""
      return byName[name]?.first { Self.agree(node.record, rows[$0].record) }
    }
    let missing = nodes.indices.filter { places[$0] == nil }
    for (number, place) in zip(missing, add(missing.map { nodes[$0] })) { places[number] = place }
    return places.compactMap { $0 }
  }

  /// Whether no value of one record contradicts the other.
  private static func agree(
    _ one: [String: PropertyListValue], _ other: [String: PropertyListValue]
  ) -> Bool {
    one.allSatisfy { key, value in
      value.isList || ShapeHot.isFlag(key) || other[key] == nil || other[key] == value
    }
  }
}

extension ShapeGroups {
  /// Flat records that say under which letter they stand become groups by it.
  fileprivate func byOwnLetters(_ options: ImportOptions) -> ShapeGroups {
    guard !areFiled else { return self }
    let level = ShapeLevel(of: rows, options: options)
    guard let key = ShapeLetter.key(of: rows, level: level) else { return self }
    var groups = self
    let byLetter = Dictionary(grouping: rows) { $0.record[key]?.text?.uppercased() ?? "#" }
    groups.groups = ShapeOrder.sorted(byLetter).map { Group(title: $0.key, rows: $0.value) }
    groups.areFiled = true
    groups.explanation.append("groups: \(groups.groups.count), by '\(key)' of the rows")
    return groups
  }
}
