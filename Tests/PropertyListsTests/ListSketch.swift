import MetaData

/// A list in one line, for tables: `热: 北京 | B: 北京(朝阳区(望京)) 保定`.
struct ListSketch {
  let text: String

  init(_ catalog: Catalog) {
    text = catalog.sections().map { section in
      Self.title(section.id) + ": " + section.items.map(Self.row).joined(separator: " ")
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

  private static func row(_ item: Item) -> String {
    item.children.isEmpty
      ? item.name : "\(item.name)(\(item.children.map(row).joined(separator: " ")))"
  }
}
