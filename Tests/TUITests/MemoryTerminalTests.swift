import Glibc
import Testing

@testable import TUI

private let small = Size(columns: 20, rows: 5)

@Test func `a script is played once, and then the terminal ends`() {
  var terminal = MemoryTerminal(size: small, script: [.key(Key(.down)), .key(Key(.enter))])
  #expect(terminal.nextEvent(orInput: nil, within: nil) == .event(.key(Key(.down))))
  #expect(terminal.nextEvent(orInput: nil, within: nil) == .event(.key(Key(.enter))))
  #expect(terminal.nextEvent(orInput: nil, within: nil) == .ended)
  #expect(terminal.nextEvent(orInput: nil, within: nil) == .ended)
}

@Test func `a script may resize the screen`() {
  let large = Size(columns: 200, rows: 60)
  var terminal = MemoryTerminal(size: small, script: [.resized(large)])
  #expect(terminal.nextEvent(orInput: nil, within: nil) == .event(.resized(large)))
  #expect(terminal.size == large)
}

@Test func `the last frame and the rings are kept`() {
  var terminal = MemoryTerminal(size: small, script: [])
  var frame = Frame(size: small)
  frame.put("北京", at: Point(column: 0, row: 0))
  terminal.present(frame)
  terminal.ring()
  #expect(terminal.frame.lines.first == "北京")
  #expect(terminal.rings == 1)
}

@Test func `the input is read before the script is played`() {
  var ends: [Int32] = [0, 0]
  #expect(pipe(&ends) == 0)
  close(ends[1])
  defer { close(ends[0]) }
  var terminal = MemoryTerminal(size: small, script: [.key(Key(.enter))])
  #expect(terminal.nextEvent(orInput: ends[0], within: nil) == .input)
  #expect(terminal.nextEvent(orInput: nil, within: nil) == .event(.key(Key(.enter))))
}
