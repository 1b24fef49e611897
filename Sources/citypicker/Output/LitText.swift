import TUI

/// Text with the parts that a query found set off, for those who want colours in what they read.
struct LitText {
  let text: String
  /// Half-open ranges of Characters, rising; what lies outside the text is passed over.
  let ranges: [Range<Int>]

  /// The text with the control sequences of a terminal around its lit parts.
  var colored: String {
    var colored = ""
    for (place, character) in text.enumerated() {
      let isLit = ranges.contains { $0.contains(place) }
      let wasLit = ranges.contains { $0.contains(place - 1) }
      if isLit != wasLit { colored += isLit ? Self.on : Self.off }
      colored.append(character)
    }
    let endsLit = !text.isEmpty && ranges.contains { $0.contains(text.count - 1) }
    return endsLit ? colored + Self.off : colored
  }

  // As on the screen, so that the same thing has one look.
  private static let on = Theme(.always, noColor: false, colors: 256).look(of: .match).sequence
  private static let off = Look().sequence
}
