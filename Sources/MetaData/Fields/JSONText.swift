/// Values as JSON (RFC 8259), nothing but what a line of output needs.
enum JSONText {
  /// A string with its quotes.
  ///
  /// Escaped are the quote, the backslash and the control characters. U+2028 and U+2029 too: they
  /// are allowed, but end a line for many readers of one object a line.
  static func string(_ text: String) -> String {
    var json = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": json += "\\\""
      case "\\": json += "\\\\"
      case "\n": json += "\\n"
      case "\r": json += "\\r"
      case "\t": json += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        json += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: json.unicodeScalars.append(scalar)
      }
    }
    return json + "\""
  }

  /// A value: numbers as numbers; what JSON cannot say (infinity, not a number) as its text.
  static func value(_ value: FieldValue) -> String {
    switch value {
    case .text(let text): string(text)
    case .integer, .flag: value.text
    case .real(let real): real.isFinite ? value.text : string(value.text)
    }
  }
}
