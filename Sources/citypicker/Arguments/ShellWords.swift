/// Splits a line into words as a shell does: blanks between them, quotes of both kinds, backslashes.
///
/// Nothing is expanded. Nil when a quote or a backslash at the end is left open.
func shellWords(_ line: String) -> [String]? {
  enum Quote { case none, single, double }
  var words: [String] = []
  var word: String?
  var quote = Quote.none
  var escaped = false
  for scalar in line.unicodeScalars {
    if escaped {
      // Inside double quotes a backslash is itself unless it protects something.
      if quote == .double, scalar != "\"", scalar != "\\" { word?.append("\\") }
      word = (word ?? "") + String(scalar)
      escaped = false
      continue
    }
    switch (quote, scalar) {
    case (.none, "\\"), (.double, "\\"):
      word = word ?? ""
      escaped = true
    case (.none, "'"): (quote, word) = (.single, word ?? "")
    case (.none, "\""): (quote, word) = (.double, word ?? "")
    case (.single, "'"), (.double, "\""): quote = .none
    case (.none, " "), (.none, "\t"), (.none, "\n"):
      if let word { words.append(word) }
      word = nil
    default: word = (word ?? "") + String(scalar)
    }
  }
  guard quote == .none, !escaped else { return nil }
  return words + (word.map { [$0] } ?? [])
}
