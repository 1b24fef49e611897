/// Text that is safe to draw: made once from what was read, of which the output keeps the bytes.
///
/// No control sequence, no invisible or bidirectional character survives; control characters are
/// shown as signs. Each glyph knows the Character it comes from, so that the highlights of a match,
/// which are ranges of Characters, find their cells.
package struct DisplayText: Hashable, Sendable {
  package struct Piece: Hashable, Sendable {
    package var glyph: Glyph
    /// The index of the Character of the source.
    package let source: Int
  }

  package private(set) var pieces: [Piece] = []
  /// The columns that the whole text takes.
  package private(set) var width = 0

  /// - Parameter limit: columns after which the rest is not looked at. No screen is wider, and a
  ///   line of a megabyte must not cost a megabyte for each picture.
  package init(_ text: some StringProtocol, limit: Int = 2000) {
    pieces.reserveCapacity(min(text.utf8.count, limit))
    for (source, character) in text.enumerated() {
      append(character, from: source)
      if width > limit { break }
    }
  }

  private mutating func append(_ character: Character, from source: Int) {
    let start = pieces.count
    // A mark may only join a base of its own Character: at the front of a text, or after a control
    // character, it would otherwise land in a neighbour's cell.
    var hasBase = false
    for scalar in character.unicodeScalars {
      // A shade of skin belongs to the person before it; terminals differ in drawing it apart.
      if pieces.count > start, scalar.properties.isEmojiModifier { continue }
      switch Width(of: scalar) {
      case .columns(let columns):
        add(Glyph(scalar, width: columns), from: source)
        hasBase = true
      case .combining where hasBase: pieces[pieces.count - 1].glyph.combine(scalar)
      case .combining where scalar.properties.isVariationSelector: break
      case .sign(let sign): add(Glyph(sign), from: source)
      case .combining, .unknown: add(.replacement, from: source)
      case .invisible: break
      }
    }
  }

  private mutating func add(_ glyph: Glyph, from source: Int) {
    pieces.append(Piece(glyph: glyph, source: source))
    width += Int(glyph.width)
  }
}
