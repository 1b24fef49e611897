import Glibc
import Testing

@testable import TUI

@Test func `what tells no size has the old standard one`() throws {
  let pipe = try Pipe()
  #expect(TerminalDevice.size(of: pipe.reading) == Size(columns: 80, rows: 24))
}

@Test func `a copy is none of the standard three`() throws {
  let copy = try TerminalDevice.duplicate(STDIN_FILENO)
  defer { close(copy) }
  #expect(copy > STDERR_FILENO)
}

@Test func `a descriptor that is closed cannot be copied`() {
  #expect(throws: TerminalError.system(EBADF)) { try TerminalDevice.duplicate(-1) }
}

@Test func `all of a text is written`() throws {
  let pipe = try Pipe()
  TerminalDevice.write("北京", to: pipe.writing)
  #expect(pipe.read() == Array("北京".utf8))
}
