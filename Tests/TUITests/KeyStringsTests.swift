import Testing

@testable import TUI

@Test func `a sequence of the terminal's description is its key`() {
  var strings = KeyStrings()
  strings.add(Key(.delete, .shift), for: Array("\u{1B}[3$".utf8))
  #expect(strings.key(for: Array("\u{1B}[3$".utf8)) == Key(.delete, .shift))
  #expect(strings.key(for: Array("\u{1B}[3".utf8)) == nil)
}

@Test func `a sequence waits where a longer one may follow`() {
  var strings = KeyStrings()
  strings.add(Key(.up), for: Array("\u{1B}A".utf8))
  strings.add(Key(.down), for: Array("\u{1B}AB".utf8))
  #expect(strings.key(for: Array("\u{1B}A".utf8)) == nil)
  #expect(strings.key(for: Array("\u{1B}AB".utf8)) == Key(.down))
}

@Test(arguments: ["", "\u{8}", "\u{1B}", "\u{1B}[", "\u{1B}O", "\u{1B}[M", "\u{1B}[["])
func `what introduces sequences is no key`(text: String) {
  var strings = KeyStrings()
  strings.add(Key(.up), for: Array(text.utf8))
  #expect(strings == KeyStrings())
}
