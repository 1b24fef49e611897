/// What stands between the fields of a line.
///
/// fzf takes a regular expression here. Of those this reads the ones people use for columns: plain
/// text, an escaped sign (`\t`, `\|`), one class of bytes (`[:,]`, `\s`) and `+` or `*` behind it.
/// Anything else is refused, never misread.
package enum FieldDelimiter: Hashable, Sendable {
  /// Runs of blanks and tabs; those in front of the first field belong to none (as awk does it).
  case blanks
  /// Exactly this text.
  case text([UInt8])
  /// One byte of a set, or a run of them.
  case anyOf(ByteSet, isRun: Bool)

  /// Nil where the text is empty, or an expression that is not understood.
  package init?(_ text: String) {
    guard !text.isEmpty else { return nil }
    if let literal = Self.literal(text) {
      self = .text(literal)
      return
    }
    var rest = Substring(text)
    guard let set = Self.takeSet(&rest) else { return nil }
    switch rest {
    case "": self = .anyOf(set, isRun: false)
    // Nothing between two fields is no delimiter: a run of none splits nowhere.
    case "+", "*": self = .anyOf(set, isRun: true)
    default: return nil
    }
  }

  /// The text itself, if no sign in it has a meaning, or if it is but one sign (`|`, `.`).
  private static func literal(_ text: String) -> [UInt8]? {
    if text.unicodeScalars.count == 1 { return Array(text.utf8) }
    var result: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\\"):
        guard let escaped = rest.popFirst(), let plain = unescaped(escaped) else { return nil }
        result.append(plain)
      case _ where ".[](){}*+?^$|".utf8.contains(byte): return nil
      default: result.append(byte)
      }
    }
    return result
  }

  private static func unescaped(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "t"): 0x09
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: byte
    default: nil
    }
  }

  private static func takeSet(_ text: inout Substring) -> ByteSet? {
    if text.hasPrefix("\\s") {
      text.removeFirst(2)
      return ByteSet("\t\u{B}\u{C}\r\n ".utf8)
    }
    if text.first == "[" { return takeClass(&text) }
    // A single sign that a `+` or `*` repeats.
    let isEscaped = text.first == "\\"
    if isEscaped { text.removeFirst() }
    guard let byte = text.utf8.first, byte < 0x80 else { return nil }
    guard let plain = isEscaped ? unescaped(byte) : byte else { return nil }
    if !isEscaped, ".()^$*+?{}|]".utf8.contains(byte) { return nil }
    text.removeFirst()
    return ByteSet([plain])
  }

  private static func takeClass(_ text: inout Substring) -> ByteSet? {
    guard let end = text.dropFirst(2).firstIndex(of: "]") else { return nil }
    var inner = Array(text[text.index(after: text.startIndex)..<end].utf8)[...]
    text = text[text.index(after: end)...]
    let isInverted = inner.first == UInt8(ascii: "^")
    if isInverted { inner.removeFirst() }
    var members: [UInt8] = []
    while let byte = inner.popFirst() {
      // Beyond ASCII a byte is not a character; a named class is an expression of its own.
      guard byte < 0x80, byte != UInt8(ascii: "[") else { return nil }
      if byte == UInt8(ascii: "\\") {
        guard let escaped = inner.popFirst(), let plain = unescaped(escaped) else { return nil }
        members.append(plain)
      } else if inner.first == UInt8(ascii: "-"), let last = inner.dropFirst().first {
        guard last < 0x80, byte <= last else { return nil }
        members += byte...last
        inner.removeFirst(2)
      } else {
        members.append(byte)
      }
    }
    guard !members.isEmpty else { return nil }
    return isInverted ? ByteSet(members).complementOfASCII : ByteSet(members)
  }
}

extension FieldDelimiter {
  /// The one ASCII character that it is; nil for anything else.
  package var character: Character? {
    guard case .text(let bytes) = self, bytes.count == 1, let byte = bytes.first, byte < 0x80 else {
      return nil
    }
    return Character(Unicode.Scalar(byte))
  }
}
