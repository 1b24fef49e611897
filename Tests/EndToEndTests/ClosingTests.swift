import Glibc
import Testing

struct ClosingTests {
  /// The picker holds the writing end of a FIFO: its other end tells when the process is gone.
  @Test(arguments: ["", "trap '' HUP; "])
  func `a closed window ends the picker`(prelude: String) throws {
    let shell = try Shell()
    let path = shell.folder.file("alive")
    #expect(mkfifo(path, 0o600) == 0)
    let reader = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    defer { close(reader) }
    try shell.enter("(\(prelude)exec citypicker >answer 9>alive)")
    try shell.waitForPicker(showing: "北京")
    #expect(!waitForInput(reader, milliseconds: 0))
    try shell.closeWindow()
    #expect(waitForInput(reader, milliseconds: 10_000))
    #expect(readSome(reader) == [])
    #expect(shell.folder.text("answer") == "")
  }
}
