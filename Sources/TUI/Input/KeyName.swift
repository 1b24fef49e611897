/// The names of keys: `enter`, `s-tab`, `c-x`, `a-x`.
package enum KeyName {
  /// The first name of a key is the one printed.
  private static let table: [(name: String, code: Key.Code)] = [
    ("enter", .enter), ("cr", .enter), ("return", .enter), ("esc", .escape), ("escape", .escape),
    ("tab", .tab), ("bs", .backspace), ("backspace", .backspace), ("del", .delete),
    ("delete", .delete), ("ins", .insert), ("insert", .insert), ("up", .up), ("down", .down),
    ("left", .left), ("right", .right), ("home", .home), ("end", .end), ("pgup", .pageUp),
    ("pageup", .pageUp), ("pgdn", .pageDown), ("pagedown", .pageDown), ("lt", .character("<")),
    ("gt", .character(">")), ("space", .character(" ")),
  ]
  private static let modifiers: [(letter: Character, modifier: Key.Modifiers)] = [
    ("c", .control), ("a", .alt), ("s", .shift),
  ]

  /// What typing a character gives: a newline is Enter, as a script in a file has one.
  package static func key(for character: Character) -> Key {
    switch character {
    case "\n", "\r", "\r\n": Key(.enter)
    case "\t": Key(.tab)
    default: Key(.character(character))
    }
  }

  package static func key(called name: String) -> Key? {
    var rest = name[...]
    var found: Key.Modifiers = []
    while let letter = rest.first?.lowercased().first, rest.dropFirst().first == "-",
      rest.count > 2, let match = modifiers.first(where: { $0.letter == letter })
    {
      found.insert(match.modifier)
      rest = rest.dropFirst(2)
    }
    let lowered = rest.lowercased()
    if let entry = table.first(where: { $0.name == lowered }) { return Key(entry.code, found) }
    if let number = functionNumber(lowered) { return Key(.function(number), found) }
    guard rest.count == 1, let character = rest.first, !found.isEmpty else { return nil }
    return typed(character, found)
  }

  /// The key that a terminal would report: it has no Shift of characters, and Ctrl-I is Tab.
  private static func typed(_ character: Character, _ modifiers: Key.Modifiers) -> Key {
    var others = modifiers
    others.remove(.shift)
    guard modifiers.contains(.control) else {
      let isUpper = modifiers.contains(.shift)
      return Key(.character(isUpper ? uppercased(character) : character), others)
    }
    others.remove(.control)
    switch character.lowercased() {
    case "i": return Key(.tab, others)
    case "m": return Key(.enter, others)
    case "[": return Key(.escape, others)
    default:
      let lowered = character.lowercased()
      return Key(.character(lowered.count == 1 ? Character(lowered) : character), modifiers)
    }
  }

  private static func uppercased(_ character: Character) -> Character {
    let upper = character.uppercased()
    return upper.count == 1 ? Character(upper) : character
  }

  private static func functionNumber(_ name: String) -> Int? {
    guard name.first == "f", let number = Int(name.dropFirst()), 1...24 ~= number else {
      return nil
    }
    return name == "f\(number)" ? number : nil
  }

  package static func name(of key: Key) -> String {
    let prefix = modifiers.filter { key.modifiers.contains($0.modifier) }
      .map { "\($0.letter)-" }.joined()
    switch key.code {
    case .function(let number): return "\(prefix)f\(number)"
    case .character(let character):
      return prefix + (table.first { $0.code == key.code }?.name ?? String(character))
    default: return prefix + (table.first { $0.code == key.code }?.name ?? "")
    }
  }
}
