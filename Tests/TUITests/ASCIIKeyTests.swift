import Testing

@testable import TUI

@Test func `each byte of ASCII is a key`() {
  let names = (0...0x7F as ClosedRange<UInt8>).map { KeyName.name(of: Key(ascii: $0, alt: false)) }
  #expect(
    names[0...0x1F].joined(separator: " ") == """
      c-space c-a c-b c-c c-d c-e c-f c-g c-h tab c-j c-k c-l enter c-n c-o c-p c-q c-r c-s c-t \
      c-u c-v c-w c-x c-y c-z esc c-\\ c-] c-^ c-_
      """)
  #expect(names[0x20] == "space")
  #expect(names[0x41] == "A")
  #expect(names[0x7F] == "bs")
}

@Test func `Alt is a modifier of any of them`() {
  #expect(Key(ascii: 0x7F, alt: true) == Key(.backspace, .alt))
  #expect(Key(ascii: 0x02, alt: true) == Key(.character("b"), [.alt, .control]))
}
