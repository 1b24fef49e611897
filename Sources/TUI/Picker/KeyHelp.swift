// The help as lines, made from the key table: for the help screen, `--help` and the manual.
extension KeyTable {
  /// One line of the help: the keys of a topic and what they do.
  package struct Line: Hashable, Sendable {
    package let keys: String
    package let meaning: String
  }

  package func help(in language: Language) -> [Line] {
    Topic.allCases.compactMap { topic in
      let keys = labels(of: topic)
      guard !keys.isEmpty else { return nil }
      return Line(keys: keys.joined(separator: " "), meaning: topic.phrase[language])
    }
  }

  private func labels(of topic: Topic) -> [String] {
    var labels: [String] = topic.typed.map { [$0] } ?? []
    for key in bindings.filter({ $0.topic == topic }).flatMap(\.keys)
    where !labels.contains(key.label) {
      labels.append(key.label)
    }
    return labels
  }
}

extension KeyTable.Topic {
  /// Characters that need no binding because they are typed.
  fileprivate var typed: String? {
    switch self {
    case .letter: "⇧A–Z"
    case .search: "a–z 汉字"
    default: nil
    }
  }
}

extension Key {
  /// The key as the help names it.
  package var label: String {
    var prefix = ""
    if modifiers.contains(.control) { prefix += "Ctrl-" }
    if modifiers.contains(.alt) { prefix += "Alt-" }
    if modifiers.contains(.shift) { prefix += "⇧" }
    return prefix + code.label(upper: !prefix.isEmpty)
  }
}

extension Key.Code {
  fileprivate func label(upper: Bool) -> String {
    switch self {
    case .character(let character): upper ? character.uppercased() : String(character)
    case .enter: "⏎"
    case .escape: "Esc"
    case .tab: "Tab"
    case .backspace: "⌫"
    case .delete: "Del"
    case .insert: "Ins"
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .function(let number): "F\(number)"
    }
  }
}
