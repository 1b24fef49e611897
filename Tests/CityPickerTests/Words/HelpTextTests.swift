import TUI
import Testing

@testable import citypicker

@Test(arguments: Language.allCases)
func `the help names every option with its meaning`(language: Language) {
  let lines = HelpText(language: language, keys: []).text.split(separator: "\n")
  for row in OptionRow.table {
    #expect(!row.key.help[language].isEmpty)
    #expect(lines.contains { $0.contains(row.name) && $0.hasSuffix(row.key.help[language]) })
  }
}

@Test func `the help lists the keys it is given, meanings below each other`() {
  let keys = [(keys: "↑ ↓", meaning: "move"), (keys: "Enter", meaning: "choose")]
  let text = HelpText(language: .english, keys: keys).text
  #expect(text.contains("\nKeys:\n  ↑ ↓    move\n  Enter  choose\n"))
  #expect(text.hasSuffix("CITYPICKER_DEFAULT_OPTS.\n"))
}

@Test func `wide characters take two cells beside the meanings`() {
  let keys = [(keys: "a–z 汉字 /", meaning: "search"), (keys: "Backspace", meaning: "back")]
  let text = HelpText(language: .english, keys: keys).text
  #expect(text.contains("\n  a–z 汉字 /  search\n  Backspace   back\n"))
}

@Test func `a value that may be left out stands in brackets`() {
  let text = HelpText(language: .english, keys: []).text
  #expect(text.contains("\n  -m, --multi[=MAX]  "))
  #expect(text.contains("\n  -d, --delimiter STR  "))
}

@Test func `English help fits into 80 columns`() {
  for line in HelpText(language: .english, keys: []).text.split(separator: "\n") {
    #expect(line.count <= 80, "\(line)")
  }
}
