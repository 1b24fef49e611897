import Testing

@testable import TUI

@Suite struct TextFieldTests {
  /// Types a text, moves the cursor to a position, edits.
  private func after(_ edits: Edit..., text: String, at cursor: Int? = nil) -> TextField {
    var field = TextField(text)
    if let cursor {
      field.edit(.toStart)
      for _ in 0..<cursor { field.edit(.forward) }
    }
    for edit in edits { field.edit(edit) }
    return field
  }

  @Test func `typing puts the text before the cursor`() {
    var field = after(text: "bg", at: 1)
    field.insert("eijin")
    #expect(field.text == "beijing")
    #expect(field.cursor == 6)
  }

  @Test func `a backspace takes a whole Han character`() {
    #expect(after(.deleteBack, text: "重庆").text == "重")
    #expect(after(.deleteBack, text: "👨‍👩‍👧").text == "")
  }

  @Test func `a combining mark joins the character before the cursor`() {
    var field = TextField("u")
    field.insert("\u{308}")
    #expect(field.text == "u\u{308}")
    #expect(field.cursor == 1)
  }

  @Test(arguments: [
    (Edit.toStart, "a bc", 2, "a bc", 0),
    (.toEnd, "a bc", 2, "a bc", 4),
    (.back, "abc", 0, "abc", 0),
    (.back, "abc", 2, "abc", 1),
    (.forward, "abc", 3, "abc", 3),
    (.forward, "abc", 1, "abc", 2),
    (.wordBack, "foo bar, ", 9, "foo bar, ", 4),
    (.wordForward, "foo, bar", 3, "foo, bar", 8),
    (.deleteBack, "abc", 0, "abc", 0),
    (.deleteForward, "abc", 0, "bc", 0),
    (.deleteForward, "abc", 3, "abc", 3),
    (.killToStart, "abcd", 2, "cd", 0),
    (.killToEnd, "abcd", 2, "ab", 2),
    (.killWordBack, "foo a.b ", 8, "foo ", 4),
    (.killWordForward, "foo bar", 3, "foo", 3),
  ])
  func `edits as readline does`(
    edit: Edit, text: String, at: Int, result: String, cursor: Int
  ) {
    let field = after(edit, text: text, at: at)
    #expect(field.text == result)
    #expect(field.cursor == cursor)
  }

  @Test func `a yank puts back what the last kill took`() {
    #expect(after(.killWordBack, .toStart, .yank, text: "foo bar").text == "barfoo ")
  }

  @Test func `a kill that takes nothing keeps what was killed before`() {
    #expect(after(.killToStart, .killToStart, .yank, text: "ab").text == "ab")
  }

  @Test func `a pasted megabyte is cut at the limit`() {
    var field = TextField("x")
    field.insert(String(repeating: "好", count: 1_000_000))
    #expect(field.characters.count == TextField.limit)
    #expect(field.cursor == TextField.limit)
    field.edit(.deleteBack)
    #expect(field.characters.count == TextField.limit - 1)
  }
}
