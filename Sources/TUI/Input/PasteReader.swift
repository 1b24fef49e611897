/// A bracketed paste from behind its opening to its end `ESC [ 201 ~`.
///
/// Text only: control characters are dropped, a line's end or a tab becomes a blank, and what goes
/// beyond the limit is read without being kept.
struct PasteReader: Sendable {
  /// No query is longer, and a megabyte pasted by mistake must not be searched for.
  static let limit = 4096
  private static let end = Array("\u{1B}[201~".utf8)

  private var scalars = String.UnicodeScalarView()
  private var count = 0
  private var utf8 = UTF8Reader()
  private var isAfterReturn = false
  /// How many bytes of the end have been seen.
  private var matched = 0

  var text: String { String(scalars) }

  /// Reads a byte; true at the end of the paste.
  mutating func read(_ byte: UInt8) -> Bool {
    if byte == Self.end[matched] {
      matched += 1
      return matched == Self.end.count
    }
    guard matched > 0 else {
      append(byte)
      return false
    }
    // It was not the end: what looked like it is text, but for its ESC.
    let seen = Self.end[1..<matched]
    matched = 0
    for byte in seen { append(byte) }
    return read(byte)
  }

  private mutating func append(_ byte: UInt8) {
    switch utf8.read(byte) {
    case .scalar(let scalar): append(scalar)
    case .more: break
    case .invalid(let isByteUsed): if !isByteUsed { append(byte) }
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    let isLineFeedOfReturn = isAfterReturn && scalar == "\n"
    isAfterReturn = scalar == "\r"
    switch scalar {
    case "\n" where isLineFeedOfReturn: break
    case "\n", "\r", "\t": keep(" ")
    case _ where scalar.properties.generalCategory == .control: break
    default: keep(scalar)
    }
  }

  private mutating func keep(_ scalar: Unicode.Scalar) {
    guard count < Self.limit else { return }
    count += 1
    scalars.append(scalar)
  }
}
