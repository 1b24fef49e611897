extension Key {
  /// The key that sends one byte of ASCII.
  init(ascii byte: UInt8, alt: Bool) {
    let alt: Modifiers = alt ? .alt : []
    switch byte {
    case 0x09: self = Key(.tab, alt)
    case 0x0D: self = Key(.enter, alt)
    case 0x1B: self = Key(.escape, alt)
    case 0x7F: self = Key(.backspace, alt)
    case 0x00: self = Key(.character(" "), alt.union(.control))
    case 0x01...0x1F:
      // Ctrl takes two bits from the letter's or the sign's code.
      let letter = byte | (byte <= 0x1A ? 0x60 : 0x40)
      self = Key(.character(Character(Unicode.Scalar(letter))), alt.union(.control))
    default: self = Key(.character(Character(Unicode.Scalar(byte))), alt)
    }
  }
}
