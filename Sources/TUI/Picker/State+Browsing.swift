import MetaData

// Moving in lists, choosing, and going from list to list.
extension State {
  mutating func move(_ step: Move) -> Effect? {
    let height = layout.height
    switch mode {
    case .searching(let search) where !search.field.isEmpty:
      updateSearch { $0.list.move(step, height: height) }
    case .index:
      return jump(bySections: step.isForward ? 1 : -1)
    case .browsing:
      level.list.move(step, height: height)
    case .searching, .help:
      return .bell
    }
    return nil
  }

  mutating func jump(to part: Int?) -> Effect? {
    guard let part else { return .bell }
    level.list.jump(toPart: part, height: layout.height)
    return nil
  }

  mutating func jump(bySections count: Int) -> Effect? {
    guard let selected = level.list.selected else { return .bell }
    let part = level.list.part(ofRow: selected) + count
    guard level.list.parts.indices.contains(part) else { return .bell }
    return jump(to: part)
  }

  mutating func toggleIndex() -> Effect? {
    if case .index = mode {
      mode = .browsing
    } else {
      guard indexEntries > 0 else { return .bell }
      mode = .index
    }
    return nil
  }

  mutating func accept() -> Effect? {
    if case .index = mode {
      mode = .browsing
      return nil
    }
    if !marked.isEmpty { return .finish(.picked(marked, query: query)) }
    guard let row = selectedRow else { return .bell }
    guard settings.picks(row) else { return open() }
    return .finish(.picked([row], query: query))
  }

  mutating func open() -> Effect? {
    guard let item = selectedRow?.item, !item.children.isEmpty else { return .bell }
    levels.append(Level(inside: item, settings: settings))
    mode = .browsing
    level.list.fit(height: layout.height)
    return nil
  }

  mutating func leave() -> Effect? {
    guard levels.count > 1 else { return .bell }
    levels.removeLast()
    level.list.fit(height: layout.height)
    return nil
  }

  mutating func toggleMark() -> Effect? {
    guard let row = selectedRow else { return .bell }
    if let index = marked.firstIndex(of: row) {
      marked.remove(at: index)
    } else {
      guard settings.picks(row), marked.count < settings.choices else { return .bell }
      marked.append(row)
    }
    return move(.down)
  }

  /// Closes one thing at a time, then gives up.
  mutating func cancel() -> Effect? {
    switch mode {
    case .index, .searching:
      mode = .browsing
      hasLinesToSearch = false
    case .help(_, let under):
      mode = under
    case .browsing:
      guard levels.count > 1 else { return .finish(.aborted(query: query)) }
      return leave()
    }
    return nil
  }
}

extension Move {
  var isForward: Bool {
    switch self {
    case .down, .pageDown, .last: true
    case .up, .pageUp, .first: false
    }
  }
}

extension List {
  mutating func move(_ step: Move, height: Int) {
    // A page leaves one line of what was seen, below the heading that stays.
    let page = max(1, height - 2)
    switch step {
    case .up: move(by: -1, height: height)
    case .down: move(by: 1, height: height)
    case .pageUp: move(by: -page, height: height)
    case .pageDown: move(by: page, height: height)
    case .first: select(0, height: height)
    case .last: select(rowCount - 1, height: height)
    }
  }
}
