/// What a person sees, as lines with the trailing blanks cut, and the terminal's modes.
struct Screen: Equatable, CustomStringConvertible {
  let lines: [String]
  let modes: String

  var description: String { lines.joined(separator: "\n") + "\n(" + modes + ")" }

  /// The program's own screen, above the shell's.
  var isAlternate: Bool { modes.hasPrefix("alternate=1 ") }

  func contains(_ text: String) -> Bool { lines.contains { $0.contains(text) } }

  /// The line that has TEXT; empty where none has.
  func line(with text: String) -> String { lines.first { $0.contains(text) } ?? "" }

  /// The last line that is not empty: the shell's prompt, when the shell waits.
  var lastLine: String { lines.last { !$0.isEmpty } ?? "" }
}
