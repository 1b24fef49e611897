import CTerminal

/// How a scalar behaves on the screen.
package enum Width: Hashable, Sendable {
  /// Takes one or two columns.
  case columns(UInt8)
  /// Joins the character before it.
  case combining
  /// A control character: shown as this sign.
  case sign(Unicode.Scalar)
  /// Shows nothing, or turns the direction of what follows: dropped.
  case invisible
  /// Cannot be shown: a replacement mark takes its place.
  case unknown

  /// The C library is asked, as ncurses asks it too: layout and drawing cannot disagree.
  package init(of scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x20...0x7E: self = .columns(1)
    case 0x4E00...0x9FFF: self = .columns(2)
    case 0x00...0x1F, 0x7F...0x9F: self = .sign(Self.sign(ofControl: scalar))
    // The separators of lines and paragraphs, and the marks of interlinear notes.
    case 0x2028...0x2029, 0xFFF9...0xFFFB: self = .invisible
    // Asks for an emoji of two columns where the C library counts one for the base.
    case 0xFE0F: self = .invisible
    case 0xFE00...0xFE0E, 0xE0100...0xE01EF, 0x180B...0x180D, 0x180F: self = .combining
    default: self = Self.measured(scalar)
    }
  }

  private static func measured(_ scalar: Unicode.Scalar) -> Width {
    if scalar.properties.isDefaultIgnorableCodePoint { return .invisible }
    if scalar.properties.isNoncharacterCodePoint { return .unknown }
    switch terminal_columns(scalar.value) {
    case 1: return .columns(1)
    case 2: return .columns(2)
    case 0: return .combining
    default: return .unknown
    }
  }

  /// The picture of a C0 character; those of C1 have none.
  private static func sign(ofControl scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x7F: "\u{2421}"
    case 0x00...0x1F: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
    default: "\u{FFFD}"
    }
  }
}
