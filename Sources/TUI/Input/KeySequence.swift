/// What the usual sequences mean, whatever the terminal's description says of them.
extension ControlSequence {
  /// The key or the report of the mouse; nil for what is neither, as a terminal's replies.
  var event: Event? {
    if hasIntermediates || isRelease { return nil }
    if mark == UInt8(ascii: "<") { return mouse.map(Event.mouse) }
    return mark == nil ? key.map(Event.key) : nil
  }

  private var key: Key? {
    switch final {
    case UInt8(ascii: "~"): tilde
    case UInt8(ascii: "u"): parameter(0).flatMap { Self.key(ofCode: $0, modifiers) }
    // Of the reports R is the cursor's place, unless nothing stands before it.
    case UInt8(ascii: "R") where parameters.count > 1: nil
    // Focus gained and lost are I and O, which name no key.
    case UInt8(ascii: "Z"): Key(.tab, modifiers.union(.shift))
    case UInt8(ascii: "a")...UInt8(ascii: "d"):
      Self.code(ofLetter: final - 0x20).map { Key($0, .shift) }
    case UInt8(ascii: "^"): Self.code(ofNumber: parameter(0)).map { Key($0, .control) }
    case UInt8(ascii: "@"): Self.code(ofNumber: parameter(0)).map { Key($0, [.control, .shift]) }
    default: Self.code(ofLetter: final).map { Key($0, modifiers) }
    }
  }

  private var tilde: Key? {
    // modifyOtherKeys: 27, modifiers, code.
    if parameter(0) == 27, let code = parameter(2) { return Self.key(ofCode: code, modifiers) }
    return Self.code(ofNumber: parameter(0)).map { Key($0, modifiers) }
  }

  private static func code(ofNumber number: Int?) -> Key.Code? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case .some(let number) where 11...15 ~= number: .function(number - 10)
    case .some(let number) where 17...21 ~= number: .function(number - 11)
    case .some(let number) where 23...24 ~= number: .function(number - 12)
    default: nil
    }
  }

  /// The letters that end a sequence, or follow `ESC O`.
  static func code(ofLetter letter: UInt8) -> Key.Code? {
    switch letter {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "P")...UInt8(ascii: "S"): .function(Int(letter - UInt8(ascii: "O")))
    default: nil
    }
  }

  /// The signs of the numeric pad, which some terminals send as `ESC O` and a small letter.
  static func keypad(_ letter: UInt8) -> Key? {
    switch letter {
    case UInt8(ascii: "M"): Key(.enter)
    case UInt8(ascii: "X"): Key(.character("="))
    case UInt8(ascii: "j")...UInt8(ascii: "y"):
      Key(.character(Character(Unicode.Scalar(letter - 0x40))))
    default: nil
    }
  }

  /// A key that is reported by its character.
  private static func key(ofCode code: Int, _ modifiers: Key.Modifiers) -> Key? {
    switch code {
    case 9: return Key(.tab, modifiers)
    case 13: return Key(.enter, modifiers)
    case 27: return Key(.escape, modifiers)
    case 8, 127: return Key(.backspace, modifiers)
    // Keys without a character stand in the area for private use.
    case 0xE000...0xF8FF: return nil
    default: break
    }
    guard let value = UInt32(exactly: code), let scalar = Unicode.Scalar(value),
      scalar.properties.generalCategory != .control
    else { return nil }
    let name =
      modifiers.contains(.shift) && !modifiers.contains(.control)
      ? scalar.properties.uppercaseMapping : String(scalar)
    guard let character = name.first, name.count == 1 else { return nil }
    return Key(.character(character), modifiers.subtracting(.shift))
  }
}
