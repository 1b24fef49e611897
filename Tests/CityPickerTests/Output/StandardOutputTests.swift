import Glibc
import Testing

@testable import citypicker

@Test func `all bytes of a long text arrive`() throws {
  let file = try #require(tmpfile())
  defer { fclose(file) }
  let text = String(repeating: "北京\n", count: 100_000)
  try StandardOutput.write(text, to: fileno(file))
  #expect(lseek(fileno(file), 0, SEEK_END) == off_t(text.utf8.count))
}

@Test func `a full device is a fault with its number`() throws {
  let full = open("/dev/full", O_WRONLY | O_CLOEXEC)
  try #require(full >= 0)
  defer { close(full) }
  #expect(throws: OutputFault.failed(ENOSPC)) { try StandardOutput.write("x", to: full) }
}

@Test func `a descriptor that is not open for writing is a fault`() throws {
  let null = open("/dev/null", O_RDONLY | O_CLOEXEC)
  defer { close(null) }
  #expect(throws: OutputFault.failed(EBADF)) { try StandardOutput.write("x", to: null) }
}

@Test func `a reader that is gone is no error to tell of`() throws {
  signal(SIGPIPE, SIG_IGN)
  var ends: [Int32] = [0, 0]
  try #require(pipe(&ends) == 0)
  close(ends[0])
  defer { close(ends[1]) }
  #expect(throws: OutputFault.readerGone) { try StandardOutput.write("x", to: ends[1]) }
  #expect(OutputFault.readerGone.line == nil)
}

@Test func `nothing to write needs no reader`() throws {
  let null = open("/dev/null", O_RDONLY | O_CLOEXEC)
  defer { close(null) }
  try StandardOutput.write("", to: null)
}
