/// What `--color` can say.
package enum ColorChoice: String, CaseIterable, Sendable {
  case auto, always, never, dark, light
  case sixteen = "16"
}

/// How a meaning looks on the screen.
package struct Look: Hashable, Sendable {
  package struct Attributes: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    package static let bold = Attributes(rawValue: 1)
    package static let dim = Attributes(rawValue: 2)
    package static let underline = Attributes(rawValue: 4)
    package static let reverse = Attributes(rawValue: 8)
  }

  package var attributes: Attributes
  /// A colour of the terminal's palette; nil is the terminal's own colour of text.
  package var color: UInt8?

  package init(_ attributes: Attributes = [], color: UInt8? = nil) {
    self.attributes = attributes
    self.color = color
  }
}

/// The looks of all meanings. The background is never ours: so it fits the user's, and reverse
/// shows the current row where there is no colour.
package struct Theme: Hashable, Sendable {
  private enum Palette { case none, sixteen, dark, light }

  private let palette: Palette

  /// - Parameters:
  ///   - noColor: whether `NO_COLOR` is set; an explicit choice of colours is stronger.
  ///   - colors: how many the terminal has.
  package init(_ choice: ColorChoice, noColor: Bool, colors: Int) {
    palette =
      switch choice {
      case .never: .none
      case .auto where noColor: .none
      case _ where colors < 8: .none
      case .dark where colors >= 256: .dark
      case .light where colors >= 256: .light
      default: .sixteen
      }
  }

  package func look(of style: Style) -> Look {
    var look = Look(attributes(of: style))
    switch palette {
    case .none: break
    case .sixteen: look.color = Self.color(of: style, in: Self.sixteen)
    case .dark: look.color = Self.color(of: style, in: Self.dark)
    case .light: look.color = Self.color(of: style, in: Self.light)
    }
    // A grey of its own is easier to read than what terminals make of dim.
    if look.color != nil { look.attributes.remove(.dim) }
    return look
  }

  private func attributes(of style: Style) -> Look.Attributes {
    switch style {
    case .plain, .bar, .index: []
    case .title, .heading, .current, .barActive: .bold
    case .muted, .covered, .status: .dim
    case .match: [.bold, .underline]
    case .selected, .selectedMuted: .reverse
    case .selectedCurrent, .indexCurrent: [.reverse, .bold]
    case .selectedMatch: [.reverse, .bold, .underline]
    }
  }

  /// The colours of one palette; nil where the text's own colour is right.
  private struct Colors {
    let heading, match, current: UInt8
    let grey: UInt8?
  }

  // Of the eight, only these can be read on black and on white alike.
  private static let sixteen = Colors(heading: 6, match: 5, current: 2, grey: nil)
  private static let dark = Colors(heading: 75, match: 215, current: 114, grey: 246)
  private static let light = Colors(heading: 25, match: 130, current: 28, grey: 242)

  private static func color(of style: Style, in colors: Colors) -> UInt8? {
    switch style {
    case .heading, .index, .indexCurrent: colors.heading
    case .match: colors.match
    case .current: colors.current
    case .muted, .covered, .status, .bar: colors.grey
    default: nil
    }
  }
}
