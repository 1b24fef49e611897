import CNcurses
import Glibc

/// What terminfo tells of the terminal.
struct TerminalDescription {
  let colors: Int
  let keys: KeyStrings
  /// What undoes all that ncurses and we write to the terminal, for a signal handler to write.
  let undo: [UInt8]
  /// Empties the last line, where the shell goes on when there is no second screen to come back from.
  let lastLineErasure: String

  /// - Parameter name: the value of `TERM`.
  init(of name: String, descriptor: Int32) throws(TerminalError) {
    var status: Int32 = 0
    // Asked here first because `newterm` does not tell one failure from another.
    guard !name.isEmpty, setupterm(name, descriptor, &status) == OK else {
      // 1 is a terminal that prints on paper.
      throw status == 1 ? .cannotMoveCursor(name) : .unknownTerminal(name)
    }
    defer { del_curterm(ncurses_terminal()) }
    guard Self.string("cup") != nil else { throw .cannotMoveCursor(name) }
    colors = Int(tigetnum("colors"))
    var strings = KeyStrings()
    for (capability, key) in Self.keyCapabilities {
      if let sequence = Self.string(capability) { strings.add(key, for: sequence) }
    }
    keys = strings
    lastLineErasure =
      Self.string("rmcup") == nil
      ? "\r" + String(decoding: Self.string("el") ?? [], as: UTF8.self) : ""
    undo =
      Array(TerminalModes.off.utf8)
      + ["sgr0", "op", "cnorm", "rmkx", "rmcup"].flatMap { Self.string($0) ?? [] }
      // Without a second screen the cursor is left within the list.
      + (Self.string("rmcup") == nil ? Array("\r\n".utf8) : [])
  }

  private static let keyCapabilities: [(String, Key)] =
    [
      ("kcuu1", Key(.up)), ("kcud1", Key(.down)), ("kcub1", Key(.left)), ("kcuf1", Key(.right)),
      ("khome", Key(.home)), ("kend", Key(.end)), ("kpp", Key(.pageUp)), ("knp", Key(.pageDown)),
      ("kich1", Key(.insert)), ("kdch1", Key(.delete)), ("kcbt", Key(.tab, .shift)),
      ("kent", Key(.enter)), ("kri", Key(.up, .shift)), ("kind", Key(.down, .shift)),
      ("kLFT", Key(.left, .shift)), ("kRIT", Key(.right, .shift)), ("kHOM", Key(.home, .shift)),
      ("kEND", Key(.end, .shift)), ("kPRV", Key(.pageUp, .shift)),
      ("kNXT", Key(.pageDown, .shift)), ("kDC", Key(.delete, .shift)), ("kbs", Key(.backspace)),
    ] + (1...12).map { ("kf\($0)", Key(.function($0))) }

  /// A capability without its `$<…>`, the pauses for terminals of paper and long wires.
  private static func string(_ name: String) -> [UInt8]? {
    guard let found = tigetstr(name), Int(bitPattern: found) != -1 else { return nil }
    return withoutPauses(Array(String(cString: found).utf8))
  }

  static func withoutPauses(_ bytes: [UInt8]) -> [UInt8] {
    var kept: [UInt8] = []
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "$"), rest.first == UInt8(ascii: "<"),
        let end = rest.firstIndex(of: UInt8(ascii: ">"))
      {
        rest = rest[(end + 1)...]
      } else {
        kept.append(byte)
      }
    }
    return kept
  }
}
