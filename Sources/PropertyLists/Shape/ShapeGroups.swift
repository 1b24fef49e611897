import MetaData

/// The rows of a list, by the groups in which the file has them.
struct ShapeGroups {
  struct Group {
    /// The title; nil where the file gives none.
    var title: String?
    var rows: [ShapeNode]
  }

  var groups: [Group] = []
  /// Rows of a group for hot ones, or of a list for them.
  var hot: [ShapeNode] = []
  /// Whether the groups are the file's own.
  var areFiled = false
  var explanation: [String]

  init(_ top: ShapeTop, options: ImportOptions) {
    explanation = top.explanation
    hot = top.hot
    var options = options
    // The key that was said is that of a row; a group has its own name and place for its rows.
    let given = options
    options.nameKey = nil
    options.readingKey = nil
    var level = ShapeLevel(of: top.nodes, options: options)
    if given.childrenKey?.isEmpty != true, !Self.hasLists(top.nodes, level) {
      options.childrenKey = nil
      level = ShapeLevel(of: top.nodes, options: options)
    }
    guard given.childrenKey?.isEmpty != true, Self.hasLists(top.nodes, level),
      !Self.isFlat(top.nodes, given)
    else {
      groups = [Group(title: nil, rows: top.nodes)]
      return
    }
    areFiled = true
    var loose: [ShapeNode] = []
    for node in top.nodes {
      guard let rows = level.children(of: node) else {
        loose.append(node)
        continue
      }
      let title = level.name(of: node).map(trimmed)
      if let title, ShapeHot.isTitle(title) {
        hot += rows
      } else {
        add(Group(title: title, rows: rows))
      }
    }
    if !loose.isEmpty { groups.append(Group(title: "#", rows: loose)) }
    explain(level, count: top.nodes.count)
  }

  /// Groups are what most of the elements are; a list in which few hold others has rows that open.
  private static func hasLists(_ nodes: [ShapeNode], _ level: ShapeLevel) -> Bool {
    let holding = nodes.count { level.children(of: $0) != nil && !isRow($0, level) }
    return holding > 0 && holding * 2 >= nodes.count
  }

  /// A record that says more of itself than a title and has bare texts besides is a row with tags.
  private static func isRow(_ node: ShapeNode, _ level: ShapeLevel) -> Bool {
    guard let key = level.childrenKey(of: node.record), node.record[key]?.holdsRecords == false
    else {
      return false
    }
    return node.record.values.count { !$0.isList } > 3
  }

  /// Whether the user named a key that only the elements at the top have.
  private static func isFlat(_ nodes: [ShapeNode], _ options: ImportOptions) -> Bool {
    guard case .grouped(let key) = options.sections else { return false }
    return nodes.contains { $0.record[key] != nil }
  }

  /// Rows of one title are one section, in the place of the first.
  private mutating func add(_ group: Group) {
    if let title = group.title, let place = places[title] {
      groups[place].rows += group.rows
    } else {
      if let title = group.title { places[title] = groups.count }
      groups.append(group)
    }
  }
  private var places: [String: Int] = [:]

  private mutating func explain(_ level: ShapeLevel, count: Int) {
    var parts = ["groups: \(count)"]
    if let key = level.nameKey { parts.append("title '\(key)'") }
    if !level.childrenKeys.isEmpty {
      parts.append("rows " + level.childrenKeys.map { "'\($0)'" }.joined(separator: " or "))
    }
    explanation.append(parts.joined(separator: ", "))
  }

  /// All rows, whatever group they are in.
  var rows: [ShapeNode] { groups.flatMap(\.rows) }
}

/// A text without the blanks at its ends.
func trimmed(_ text: String) -> String {
  let start = text.drop(while: \.isWhitespace)
  guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
  return String(start[...end])
}
