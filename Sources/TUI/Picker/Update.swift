import MetaData

/// Changes the state as the event asks; what the world outside must do comes back.
package func update(_ state: inout State, _ event: Event) -> Effect? {
  switch event {
  case .resized(let size):
    state.resize(to: size)
    return nil
  case .paste(let text):
    state.paste(text)
    return nil
  case .mouse(let mouse):
    return state.mouse(mouse)
  case .key(let key):
    return state.key(key)
  }
}

extension State {
  package mutating func resize(to size: Size) {
    self.size = size
    let height = layout.height
    for index in levels.indices { levels[index].list.fit(height: height) }
    updateSearch { $0.list.fit(height: height) }
  }

  mutating func key(_ key: Key) -> Effect? {
    if case .help(let top, let under) = mode {
      return helpKey(key, top: top, under: under)
    }
    if let action = settings.keys.action(for: key, in: mode.scope) { return perform(action) }
    guard case .character(let character) = key.code, key.modifiers.isEmpty else { return .bell }
    return typed(character)
  }

  /// A printable character: it opens or extends the search, unless it jumps to a section.
  private mutating func typed(_ character: Character) -> Effect? {
    switch mode {
    case .browsing where character.isASCII && character.isUppercase:
      return perform(.jump(character))
    case .index where character.isASCII && character.isLetter:
      return perform(.jump(Character(character.uppercased())))
    case .browsing, .index:
      mode = .searching(Search())
      type(String(character))
    case .searching:
      type(String(character))
    case .help:
      return nil
    }
    return nil
  }

  private mutating func perform(_ action: Action) -> Effect? {
    switch action {
    case .move(let step): return move(step)
    case .jump(let letter): return jump(to: level.list.part(forLetter: letter))
    case .nextSection: return jump(bySections: 1)
    case .previousSection: return jump(bySections: -1)
    case .toggleIndex: return toggleIndex()
    case .accept: return accept()
    case .open: return open()
    case .leave: return leave()
    case .mark: return toggleMark()
    case .beginSearch:
      mode = .searching(Search())
    case .edit(let change): return edit(change)
    case .cancel: return cancel()
    case .quit: return .finish(.aborted(query: query))
    case .help:
      mode = .help(top: 0, over: mode)
    case .redraw: return .redraw
    case .suspend: return .suspend
    }
    return nil
  }

  /// The text of the search, empty while browsing.
  package var query: String {
    if case .searching(let search) = mode.base { search.field.text } else { "" }
  }

  mutating func updateSearch(_ change: (inout Search) -> Void) {
    guard case .searching(var search) = mode else { return }
    change(&search)
    mode = .searching(search)
  }
}
