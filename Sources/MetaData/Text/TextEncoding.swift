/// How the characters of a text are written as bytes, as far as the bytes themselves tell.
public enum TextEncoding: Hashable, Sendable {
  /// UTF-8, with or without a byte order mark.
  case utf8
  /// UTF-16 with a byte order mark, the low byte first.
  case utf16LittleEndian
  /// UTF-16 with a byte order mark, the high byte first.
  case utf16BigEndian
  /// GB 18030, of which GBK and GB 2312 are parts.
  case gb18030

  /// The encoding that the bytes are written in; nil where they fit none.
  ///
  /// A byte order mark decides. Without one, what is valid UTF-8 is UTF-8, and what is not but has
  /// the form of GB 18030 is that: text in either is practically never valid in the other.
  public static func detect(_ bytes: some Collection<UInt8>) -> TextEncoding? {
    let head = [UInt8](bytes.prefix(3))
    if head.starts(with: [0xFF, 0xFE]) { return .utf16LittleEndian }
    if head.starts(with: [0xFE, 0xFF]) { return .utf16BigEndian }
    if UTF8Form.isValid(bytes) { return .utf8 }
    return hasFormOfGB18030(bytes) ? .gb18030 : nil
  }

  /// Whether each byte has its place in a character of one, two or four bytes.
  static func hasFormOfGB18030(_ bytes: some Collection<UInt8>) -> Bool {
    var rest = bytes.makeIterator()
    while let lead = rest.next() {
      if lead < 0x80 { continue }
      guard 0x81...0xFE ~= lead, let second = rest.next() else { return false }
      switch second {
      case 0x40...0x7E, 0x80...0xFE: continue
      case 0x30...0x39:
        guard let third = rest.next(), 0x81...0xFE ~= third,
          let fourth = rest.next(), 0x30...0x39 ~= fourth
        else { return false }
      default: return false
      }
    }
    return true
  }

  /// The name that `iconv` knows it by.
  var converterName: String {
    switch self {
    case .utf8: "UTF-8"
    // The byte order mark is taken off before.
    case .utf16LittleEndian: "UTF-16LE"
    case .utf16BigEndian: "UTF-16BE"
    case .gb18030: "GB18030"
    }
  }
}
