/// The state file as text: a line for the current city and one for each pick, newest first.
///
/// ```
/// current 310000
/// recent 310000
/// recent 110000
/// ```
/// Lines that begin with `#` and empty ones mean nothing. Any other line is bad: it is dropped alone,
/// and the next write makes the file whole.
enum RecentsText {
  /// A state file is never larger, so that nothing planted there can fill the memory.
  static let limit = 65_536

  /// What a file holds, and how many of its lines are bad. Nil when it is no text at all.
  static func parse(_ bytes: [UInt8]) -> (recents: Recents, badLines: Int)? {
    if bytes.contains(0) { return nil }
    var codes: [String] = []
    // Thousands of codes fit into a file: looking each up in the list would be felt.
    var seen: Set<String> = []
    var current: String?
    var badLines = 0
    for line in bytes.split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: "#") {
      guard let text = String(validating: line, as: UTF8.self),
        let blank = text.firstIndex(of: " "),
        case let code = String(text[text.index(after: blank)...]), Recents.canHold(code)
      else {
        badLines += 1
        continue
      }
      switch text[..<blank] {
      case "recent" where seen.insert(code).inserted: codes.append(code)
      case "current" where current == nil: current = code
      default: badLines += 1
      }
    }
    return (Recents(codes: codes, current: current), badLines)
  }

  /// A state that fits into a file: the oldest picks go first.
  static func fitting(_ recents: Recents) -> Recents {
    var fitting = recents
    let current = print(Recents(codes: [], current: recents.current)).utf8.count
    fitting.trim(toBytes: limit - current, overhead: "recent \n".utf8.count)
    return fitting
  }

  /// The lines of a state.
  static func print(_ recents: Recents) -> String {
    let current = recents.current.map { ["current \($0)\n"] } ?? []
    return (current + recents.codes.map { "recent \($0)\n" }).joined()
  }
}
