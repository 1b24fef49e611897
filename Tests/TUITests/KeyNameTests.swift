import Testing

@testable import TUI

@Test(arguments: [
  (Key(.enter), "enter"), (Key(.tab, .shift), "s-tab"), (Key(.pageDown), "pgdn"),
  (Key(.character("x"), [.control, .alt]), "c-a-x"), (Key(.character("<")), "lt"),
  (Key(.function(5), .control), "c-f5"),
])
func `a key has one name`(row: (Key, String)) {
  #expect(KeyName.name(of: row.0) == row.1)
  #expect(KeyName.key(called: row.1) == row.0)
}

@Test func `names that people also use are understood`() {
  for name in ["return", "CR", "Escape", "pageup", "backspace", "delete", "space"] {
    #expect(KeyName.key(called: name) != nil, "\(name)")
  }
}
