import MetaData

/// What stays the same while the picker runs.
package struct Settings: Sendable {
  /// What is picked from: it decides the title and which rows Enter takes.
  package enum Subject: Sendable {
    /// The built-in places; those of some levels can be picked.
    case places(Levels)
    /// A list of somebody's own, by its name if it has one; every row can be picked.
    case list(String?)
  }

  package var words: Words
  package var subject: Subject
  /// How deep a search looks.
  package var reach: PlaceSearch.Reach
  package var options: PlaceSearch.Options
  /// The city that is current at the start.
  package var current: Item?
  /// The newest first; they rank first among equals.
  package var recents: [Item]
  /// How many rows can be picked; more than one brings marks.
  package var choices: Int
  let keys: KeyTable

  package init(
    words: Words, subject: Subject = .places(.city), reach: PlaceSearch.Reach = .levels(.city),
    options: PlaceSearch.Options = PlaceSearch.Options(), current: Item? = nil,
    recents: [Item] = [], choices: Int = 1
  ) {
    self.words = words
    self.subject = subject
    self.reach = reach
    self.options = options
    self.current = current
    self.recents = recents
    self.choices = choices
    keys = KeyTable(multiple: choices > 1)
  }

  /// A row is picked when its level is wanted, or when there is nothing deeper to ask for.
  func picks(_ row: Row) -> Bool {
    guard case .places(let levels) = subject, let item = row.item else { return true }
    return !item.levels.isDisjoint(with: levels) || item.children.isEmpty
  }
}
