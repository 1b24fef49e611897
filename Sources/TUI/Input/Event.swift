/// What happened: everything that can change the state of the picker.
package enum Event: Hashable, Sendable {
  case key(Key)
  case mouse(Mouse)
  /// Text from a bracketed paste. Never holds control characters; a newline in it is a blank.
  case paste(String)
  case resized(Size)
}

/// One key, after the bytes of the terminal have been read.
package struct Key: Hashable, Sendable {
  package enum Code: Hashable, Sendable {
    /// A printable character. With `control` it is the lower-case letter or the sign of the key.
    case character(Character)
    case enter, escape, tab, backspace, delete, insert
    case up, down, left, right, home, end, pageUp, pageDown
    case function(Int)
  }

  package struct Modifiers: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    package static let shift = Modifiers(rawValue: 1)
    package static let alt = Modifiers(rawValue: 2)
    package static let control = Modifiers(rawValue: 4)
  }

  package var code: Code
  /// Shift is set for the keys that are not characters only (`A` is the character A, not shift-a).
  package var modifiers: Modifiers

  package init(_ code: Code, _ modifiers: Modifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }
}

/// One report of the mouse.
package struct Mouse: Hashable, Sendable {
  package enum Action: Hashable, Sendable {
    case press, drag, release, doubleClick, wheelUp, wheelDown
  }

  package var action: Action
  package var at: Point

  package init(_ action: Action, at point: Point) {
    self.action = action
    at = point
  }
}
