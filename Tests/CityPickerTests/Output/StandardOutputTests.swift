import Glibc
import Testing

@testable import citypicker

@Test func `all bytes of a long answer arrive`() throws {
  let file = try #require(tmpfile())
  defer { fclose(file) }
  // No text: a NUL, and a byte that UTF-8 never has.
  let bytes = [UInt8](repeating: 0, count: 400_000) + [UInt8](repeating: 0xFF, count: 400_000)
  try StandardOutput.write(bytes, to: fileno(file))
  rewind(file)
  var read = [UInt8](repeating: 1, count: bytes.count + 1)
  #expect(fread(&read, 1, read.count, file) == bytes.count)
  #expect(read.dropLast() == bytes[...])
}

@Test func `a full device is a fault with its number`() throws {
  let full = open("/dev/full", O_WRONLY | O_CLOEXEC)
  try #require(full >= 0)
  defer { close(full) }
  #expect(throws: OutputFault.failed(ENOSPC)) { try StandardOutput.write([0x78], to: full) }
}

@Test func `a descriptor that is not open for writing is a fault`() throws {
  let null = open("/dev/null", O_RDONLY | O_CLOEXEC)
  defer { close(null) }
  #expect(throws: OutputFault.failed(EBADF)) { try StandardOutput.write([0x78], to: null) }
}

@Test func `a reader that is gone is no error to tell of`() throws {
  signal(SIGPIPE, SIG_IGN)
  var ends: [Int32] = [0, 0]
  try #require(pipe(&ends) == 0)
  close(ends[0])
  defer { close(ends[1]) }
  #expect(throws: OutputFault.readerGone) { try StandardOutput.write([0x78], to: ends[1]) }
  #expect(OutputFault.readerGone.line == nil)
}

@Test func `nothing to write needs no reader`() throws {
  let null = open("/dev/null", O_RDONLY | O_CLOEXEC)
  defer { close(null) }
  #expect(throws: Never.self) { try StandardOutput.write([], to: null) }
}
