import MetaData
import Testing

struct ImportAnswerTests {
  @Test func `an answer comes back as it was written`() {
    let answer = ImportAnswer(
      explanation: ["top: array of 3", "level 1"], warnings: ["1 row"], catalog: [0, 10, 255])
    #expect(ImportAnswer(bytes: answer.bytes) == answer)
  }

  @Test func `a line end in a key does not make a line of its own`() {
    let answer = ImportAnswer(explanation: ["name 'a\nwarn b'"], catalog: [1])
    let read = ImportAnswer(bytes: answer.bytes)
    #expect(read?.explanation == ["name 'a warn b'"])
    #expect(read?.warnings == [])
  }

  @Test(arguments: [
    "", "citypicker-import 1", "citypicker-import 1\n", "citypicker-import 2\ncatalog 0\n",
    "citypicker-import 1\ncatalog 2\n1", "citypicker-import 1\ncatalog 2\n123",
    "citypicker-import 1\ncatalog x\n", "citypicker-import 1\nsomething\n",
  ])
  func `what is cut off or of another version is no answer`(text: String) {
    #expect(ImportAnswer(bytes: Array(text.utf8)) == nil)
  }
}
