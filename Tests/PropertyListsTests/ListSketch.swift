import MetaData

/// A list in one line, for tables: `热: 北京 | B: 北京(朝阳区(望京)) 保定`.
struct ListSketch {
  let text: String

  /// - Parameter depth: how many levels are shown
  init(_ catalog: Catalog, depth: Int = .max) {
    text = catalog.sections().map { section in
      let rows = section.items.map { Self.row($0, depth: depth) }
      return Self.title(section.id) + ": " + rows.joined(separator: " ")
    }.joined(separator: " | ")
  }

  private static func title(_ id: Section.ID) -> String {
    switch id {
    case .recent: "recent"
    case .hot: "热"
    case .letter(let letter): String(letter)
    case .group(let title): "‘\(title)’"
    case .other: "#"
    }
  }

  private static func row(_ item: Item, depth: Int) -> String {
    if depth == 1 || item.children.isEmpty { return item.name }
    let inside = item.children.map { row($0, depth: depth - 1) }
    return "\(item.name)(\(inside.joined(separator: " ")))"
  }
}
