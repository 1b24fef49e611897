import MetaData

/// What one row shows: facts, already in words, before they are placed.
struct RowContent {
  var name: String
  /// A sign that a file gives the row.
  var icon: String?
  /// Ranges of Characters of `name` that the query found.
  var highlights: [Range<Int>] = []
  /// The name under which the query found the row, where that is another one.
  var note: String?
  var reading = ""
  /// The places above it, the nearest last.
  var parent = ""
  /// Whether the name alone does not tell which place it is.
  var needsParent = false
  var isCurrent = false
  var isMarked = false
}

extension State {
  /// The content of a row of the shown list.
  func content(ofRow row: Int) -> RowContent {
    guard case .searching(let search) = mode.base, !search.field.isEmpty else {
      return content(of: level[row])
    }
    if let match = search.match(atRow: row) { return content(of: match, query: search.field.text) }
    return search.row(row).map { content(of: $0, found: search) } ?? RowContent(name: "")
  }

  private func content(of row: Row, found search: Search? = nil) -> RowContent {
    switch row {
    case .item(let item): content(of: item)
    case .line(let line): content(ofLine: line, found: search)
    }
  }

  private func content(of item: Item) -> RowContent {
    var isAmbiguous = false
    if case .items(let rows) = level.rows { isAmbiguous = rows.isAmbiguous(item) }
    return RowContent(
      name: isAmbiguous ? item.fullName : item.name, icon: item.icon, reading: item.pinyin,
      parent: parentNames(of: item), isCurrent: item == settings.current,
      isMarked: marked.contains(.item(item)))
  }

  private func content(of match: PlaceMatch, query: String) -> RowContent {
    var content = content(of: match.item)
    if case .items(let rows) = level.rows {
      content.highlights = rows.search.highlight(match, in: query, options: settings.options)
    }
    content.note = match.note
    content.needsParent = true
    return content
  }

  private func content(ofLine line: Int, found search: Search?) -> RowContent {
    guard let lines = level.lines else { return RowContent(name: "") }
    let text = search?.text(ofLine: line, in: lines) ?? lines.text(ofLine: line)
    return RowContent(
      name: text.text, highlights: text.highlights, isMarked: marked.contains(.line(line)))
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

extension Item {
  /// The icon of a row of a file where it can be shown: an emoji or a short word, no name of an image.
  fileprivate var icon: String? {
    guard levels.isEmpty, case .text(let icon)? = self["icon"], !icon.isEmpty, icon.count <= 4
    else {
      return nil
    }
    return icon
  }
}
