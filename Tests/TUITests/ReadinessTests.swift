import Glibc
import Testing

@testable import TUI

private func wait(_ terminal: Pipe, _ signals: Pipe, _ input: Pipe?, _ milliseconds: Int32)
  -> Readiness
{
  Readiness.wait(
    terminal: terminal.reading, signals: signals.reading, input: input?.reading,
    milliseconds: milliseconds)
}

@Test func `keys and input are told apart`() throws {
  let (terminal, signals, input) = (try Pipe(), try Pipe(), try Pipe())
  TerminalDevice.write("x", to: terminal.writing)
  let keys = wait(terminal, signals, input, -1)
  #expect(keys.hasKeys && !keys.hasInput && !keys.isGone)
  _ = terminal.read()
  TerminalDevice.write("x", to: input.writing)
  let more = wait(terminal, signals, input, -1)
  #expect(!more.hasKeys && more.hasInput && !more.isGone)
}

@Test func `a signal ends the wait without being a key`() throws {
  let (terminal, signals) = (try Pipe(), try Pipe())
  TerminalDevice.write("x", to: signals.writing)
  let ready = wait(terminal, signals, nil, -1)
  #expect(!ready.hasKeys && !ready.hasInput && !ready.isGone)
}

@Test func `nothing is ready when the time is up`() throws {
  let (terminal, signals, input) = (try Pipe(), try Pipe(), try Pipe())
  let ready = wait(terminal, signals, input, 0)
  #expect(!ready.hasKeys && !ready.hasInput && !ready.isGone)
}

@Test func `a terminal that hung up or was closed is gone`() throws {
  let (signals, ends) = (try Pipe(), try PseudoTerminal())
  ends.hangUp()
  #expect(
    Readiness.wait(
      terminal: ends.terminal, signals: signals.reading, input: nil, milliseconds: -1
    ).isGone)
  #expect(
    Readiness.wait(terminal: 9999, signals: signals.reading, input: nil, milliseconds: -1).isGone)
}
