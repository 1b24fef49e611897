/// What one place of the screen shows: a character and at most two marks on it.
///
/// Scalars stand side by side instead of in a `String`, so that a frame is one flat array and a
/// cell needs no allocation.
package struct Glyph: Hashable, Sendable {
  package let base: Unicode.Scalar
  /// The marks; NUL, which no glyph can hold, where there is none.
  private var first: Unicode.Scalar = "\0"
  private var second: Unicode.Scalar = "\0"
  /// 1 or 2 columns; 0 for the right half of a wide character, which shows nothing itself.
  package let width: UInt8

  package init(_ base: Unicode.Scalar, width: UInt8 = 1) {
    self.base = base
    self.width = width
  }

  package static let blank = Glyph(" ")
  package static let ellipsis = Glyph("…")
  /// Stands for what cannot be shown.
  package static let replacement = Glyph("\u{FFFD}")
  /// The second cell of a wide character.
  package static let rightHalf = Glyph(" ", width: 0)

  /// Adds a combining mark; a third one is dropped, as a pile of them runs into other rows.
  package mutating func combine(_ mark: Unicode.Scalar) {
    if first == "\0" {
      first = mark
    } else if second == "\0" {
      second = mark
    }
  }

  /// Hands the scalars over in order; none for a right half.
  package func forEachScalar(_ body: (Unicode.Scalar) -> Void) {
    guard width > 0 else { return }
    body(base)
    if first != "\0" { body(first) }
    if second != "\0" { body(second) }
  }
}
