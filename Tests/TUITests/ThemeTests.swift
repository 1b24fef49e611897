import Testing

@testable import TUI

private let selections: [Style] = [
  .selected, .selectedMuted, .selectedMatch, .selectedCurrent, .indexCurrent,
]

@Test(arguments: ColorChoice.allCases)
func `the current row is seen without colour`(choice: ColorChoice) {
  for colors in [-1, 8, 256] {
    let theme = Theme(choice, noColor: false, colors: colors)
    for style in Style.allCases {
      #expect(
        theme.look(of: style).attributes.contains(.reverse) == selections.contains(style),
        "\(style) of \(choice) with \(colors) colours")
    }
  }
}

@Test func `NO_COLOR keeps reverse and bold`() {
  let theme = Theme(.auto, noColor: true, colors: 256)
  #expect(Style.allCases.allSatisfy { theme.look(of: $0).color == nil })
  #expect(theme.look(of: .heading).attributes == .bold)
  #expect(theme.look(of: .match).attributes.contains(.bold))
}

@Test func `an explicit choice is stronger than NO_COLOR`() {
  #expect(Theme(.always, noColor: true, colors: 8).look(of: .match).color != nil)
  #expect(Theme(.never, noColor: false, colors: 256) == Theme(.auto, noColor: true, colors: 256))
}

@Test(arguments: ColorChoice.allCases)
func `no colour is used that the terminal does not have`(choice: ColorChoice) {
  for colors in [-1, 0, 2, 8, 16, 88, 256] {
    let theme = Theme(choice, noColor: false, colors: colors)
    for color in Style.allCases.compactMap({ theme.look(of: $0).color }) {
      #expect(Int(color) < colors)
    }
  }
}

@Test func `dark and light differ where there are colours enough`() {
  #expect(Theme(.dark, noColor: false, colors: 256) != Theme(.light, noColor: false, colors: 256))
  #expect(Theme(.dark, noColor: false, colors: 8) == Theme(.light, noColor: false, colors: 8))
}

@Test(arguments: ["auto", "always", "never", "dark", "light", "16"])
func `each word of the option is a choice`(word: String) {
  #expect(ColorChoice(rawValue: word) != nil)
}
