/// The text of the search bar and the cursor in it, edited as readline does.
///
/// A position is a number of Characters, so a Han character or an emoji is never cut.
package struct TextField: Hashable, Sendable {
  /// Longer text is cut: nobody types it, and a paste of a megabyte must stay harmless.
  package static let limit = 1000

  package private(set) var characters: [Character]
  package private(set) var cursor: Int
  /// What the last kill took away, for Ctrl-Y.
  private var killed: [Character] = []

  package init(_ text: String = "") {
    characters = Array(text.prefix(Self.limit))
    cursor = characters.count
  }

  package var text: String { String(characters) }
  package var isEmpty: Bool { characters.isEmpty }
  package var cursorIsAtEnd: Bool { cursor == characters.count }

  package mutating func insert(_ text: String) {
    // Made anew from the whole text: a typed combining mark joins the character before it.
    let before = String(characters[..<cursor]) + text
    let head = Array(before)
    let whole = head + characters[cursor...]
    characters = Array(String(whole).prefix(Self.limit))
    cursor = min(head.count, characters.count)
  }

  package mutating func edit(_ edit: Edit) {
    switch edit {
    case .toStart: cursor = 0
    case .toEnd: cursor = characters.count
    case .back: cursor = max(0, cursor - 1)
    case .forward: cursor = min(characters.count, cursor + 1)
    case .wordBack: cursor = wordStart
    case .wordForward: cursor = wordEnd
    case .deleteBack: remove(max(0, cursor - 1)..<cursor)
    case .deleteForward: remove(cursor..<min(characters.count, cursor + 1))
    case .killToStart: kill(0..<cursor)
    case .killToEnd: kill(cursor..<characters.count)
    case .killWordBack: kill(blankDelimitedStart..<cursor)
    case .killWordForward: kill(cursor..<wordEnd)
    case .yank: insert(String(killed))
    }
  }

  private mutating func remove(_ range: Range<Int>) {
    characters.removeSubrange(range)
    cursor = range.lowerBound
  }

  private mutating func kill(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    killed = Array(characters[range])
    remove(range)
  }

  private func isWord(_ position: Int) -> Bool {
    characters[position].isLetter || characters[position].isNumber
  }

  private var wordStart: Int {
    var position = cursor
    while position > 0, !isWord(position - 1) { position -= 1 }
    while position > 0, isWord(position - 1) { position -= 1 }
    return position
  }

  private var wordEnd: Int {
    var position = cursor
    while position < characters.count, !isWord(position) { position += 1 }
    while position < characters.count, isWord(position) { position += 1 }
    return position
  }

  /// Ctrl-W takes back to a blank, Alt-B only to a sign: readline has both.
  private var blankDelimitedStart: Int {
    var position = cursor
    while position > 0, characters[position - 1].isWhitespace { position -= 1 }
    while position > 0, !characters[position - 1].isWhitespace { position -= 1 }
    return position
  }
}

/// A change of the text or of the cursor in it.
package enum Edit: Hashable, Sendable {
  case toStart, toEnd, back, forward, wordBack, wordForward
  case deleteBack, deleteForward, killToStart, killToEnd, killWordBack, killWordForward, yank
}
