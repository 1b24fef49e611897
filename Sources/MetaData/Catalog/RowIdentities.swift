/// What tells the rows of a user's file apart, as lines that a state file can keep.
///
/// A row has no code that could be trusted to be its own, so its identity is its path in the file:
/// the title of its section, the names down to it, and which one of several of that name it is
/// (`浙江/朝阳#2`). It lives through every change of the file that leaves that path alone.
public struct RowIdentities: Sendable {
  private var tops: [String: Item] = [:]
  private var paths: [Item: String] = [:]

  /// The identities of the rows of a catalog.
  public init(_ catalog: Catalog) {
    // A hot row stands in its own section as well, and that one says more.
    let sections =
      catalog.sections.filter { $0.kind != .hot } + catalog.sections.filter { $0.kind == .hot }
    var counts: [String: Int] = [:]
    for section in sections {
      for item in section.items where paths[item] == nil {
        let path = Self.escaped(section.title) + "/" + Self.escaped(item.name)
        counts[path, default: 0] += 1
        let numbered = Self.numbered(path, counts[path])
        paths[item] = numbered
        tops[numbered] = item
      }
    }
  }

  /// The identity of a row at any depth; nil for an item that is not of this catalog.
  public func identity(of item: Item) -> String? {
    guard let parent = item.parent else { return paths[item] }
    return identity(of: parent).map { $0 + "/" + Self.component(of: item, among: parent.children) }
  }

  /// The row with an identity; nil where the file has no such row any more.
  public func item(_ identity: String) -> Item? {
    let parts = Self.parts(identity)
    guard parts.count >= 2, var item = tops[parts[0] + "/" + parts[1]] else { return nil }
    for part in parts.dropFirst(2) {
      guard
        let child = item.children.first(where: {
          Self.component(of: $0, among: item.children) == part
        })
      else { return nil }
      item = child
    }
    return item
  }

  private static func component(of item: Item, among siblings: Items) -> String {
    let name = item.name
    let earlier = siblings.prefix { $0 != item }.count { $0.name == name }
    return numbered(escaped(name), earlier + 1)
  }

  private static func numbered(_ path: String, _ number: Int?) -> String {
    guard let number, number > 1 else { return path }
    return path + "#\(number)"
  }

  // A state file takes no control characters, and the two signs of a path have to stay its own.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", "/", "#": result += "\\" + String(scalar)
      case _ where scalar.properties.generalCategory == .control:
        result += "\\u" + String(scalar.value, radix: 16) + "."
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func parts(_ identity: String) -> [String] {
    var parts = [""]
    var isEscaped = false
    for scalar in identity.unicodeScalars {
      if scalar == "/", !isEscaped {
        parts.append("")
      } else {
        parts[parts.count - 1].unicodeScalars.append(scalar)
      }
      isEscaped = scalar == "\\" && !isEscaped
    }
    return parts
  }
}
