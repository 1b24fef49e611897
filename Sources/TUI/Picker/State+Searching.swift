import MetaData

// The text of the search and what it finds.
extension State {
  /// Inserts text into the open search and searches anew.
  mutating func type(_ text: String) {
    updateSearch { $0.field.insert(text) }
    searchAnew()
  }

  /// Pasted text goes into the search, whatever is in it: a newline never accepts.
  mutating func paste(_ text: String) {
    switch mode {
    case .browsing, .index: mode = .searching(Search())
    case .searching: break
    case .help: return
    }
    type(text)
  }

  mutating func edit(_ edit: Edit) -> Effect? {
    guard case .searching(let search) = mode else { return .bell }
    if edit == .forward, search.field.cursorIsAtEnd { return open() }
    if edit == .deleteBack, search.field.isEmpty { return cancel() }
    let before = search.field.text
    updateSearch { $0.field.edit(edit) }
    if query != before { searchAnew() }
    return nil
  }

  private mutating func searchAnew() {
    guard case .searching(var search) = mode else { return }
    let text = search.field.text
    let matches = level.search.matches(
      text, options: settings.options, recents: settings.recents)
    let offers =
      matches.isEmpty ? level.search.offers(text, options: settings.options) : []
    search.show(matches: matches, offers: offers)
    mode = .searching(search)
  }
}
