extension Catalog {
  /// The sections of the list: the recents if there are any, then the compiled ones (hot, A–Z; or
  /// the groups of a user's file). Empty sections are left out.
  public func sections(recents: [Item] = []) -> [Section] {
    let compiled = sections.map { Section(id: $0.id, items: Array($0.items)) }
    return ([Section(id: .recent, items: recents)] + compiled).filter { !$0.items.isEmpty }
  }
}

extension CatalogSection {
  /// The identity of the section in a list.
  var id: Section.ID {
    switch kind {
    case .hot: .hot
    case .letter: title.first.map { .letter($0) } ?? .other
    case .group: .group(title)
    case .other: .other
    }
  }
}
