import MetaData

/// What one row shows: facts, already in words, before they are placed.
struct RowContent {
  var name: String
  /// Ranges of Characters of `name` that the query found.
  var highlights: [Range<Int>] = []
  /// The name under which the query found the row, where that is another one.
  var note: String?
  var reading: String
  /// The places above it, the nearest last.
  var parent: String
  /// Whether the name alone does not tell which place it is.
  var needsParent = false
  var isCurrent = false
  var isMarked = false
}

extension State {
  /// The content of a row of the shown list.
  func content(ofRow row: Int) -> RowContent {
    if case .searching(let search) = mode.base, !search.field.isEmpty {
      return content(of: search.row(row), query: search.field.text)
    }
    return content(of: level.items[row])
  }

  private func content(of item: Item) -> RowContent {
    RowContent(
      name: level.isAmbiguous(item) ? item.fullName : item.name,
      reading: item.pinyin,
      parent: parentNames(of: item), isCurrent: item == settings.current,
      isMarked: marked.contains(item))
  }

  private func content(of match: PlaceMatch, query: String) -> RowContent {
    var content = content(of: match.item)
    content.highlights = level.search.highlight(match, in: query, options: settings.options)
    content.note = match.note
    content.needsParent = true
    return content
  }

  /// What stands above an item and is not already said by the title.
  private func parentNames(of item: Item) -> String {
    var names = item.ancestors[...]
    if let parent = level.parent {
      names = names.drop { $0 != parent }.dropFirst()
    }
    return names.map { $0.name }.joined(separator: " ")
  }
}
