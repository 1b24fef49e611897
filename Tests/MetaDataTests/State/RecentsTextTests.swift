import Testing

@testable import MetaData

@Test func `a state is printed one line a fact, newest first`() {
  let state = Recents(codes: ["310000", "110000"], current: "440100")
  #expect(RecentsText.print(state) == "current 440100\nrecent 310000\nrecent 110000\n")
  #expect(RecentsText.print(Recents()) == "")
}

@Test(arguments: [
  Recents(), Recents(codes: ["a"], current: nil), Recents(codes: [], current: "b"),
  Recents(codes: ["CN-HK", "上海 市", "0"], current: "0"),
])
func `what is printed is read again`(state: Recents) {
  let parsed = RecentsText.parse(Array(RecentsText.print(state).utf8))
  #expect(parsed?.recents == state)
  #expect(parsed?.badLines == 0)
}

@Test(
  arguments: [
    ("# note\n\nrecent a\n", ["a"], nil, 0),
    ("recent a\nrecent b", ["a", "b"], nil, 0),
    ("recent a\nrecent a\nrecent b\n", ["a", "b"], nil, 1),
    ("current a\ncurrent b\n", [], "a", 1),
    ("recent\nrecent \nrecents a\n x\nrecent a\n", ["a"], nil, 4),
    ("recent a\r\nrecent b\n", ["b"], nil, 1),
    ("recent a\u{1B}]0;x\u{7}\nrecent b\n", ["b"], nil, 1),
    ("garbage", [], nil, 1),
    ("", [], nil, 0),
  ] as [(String, [String], String?, Int)])
func `bad lines are dropped one by one and counted`(
  text: String, codes: [String], current: String?, badLines: Int
) {
  let parsed = RecentsText.parse(Array(text.utf8))
  #expect(parsed?.recents.codes == codes)
  #expect(parsed?.recents.current == current)
  #expect(parsed?.badLines == badLines)
}

@Test func `a line of bad UTF-8 is dropped alone`() {
  let bytes = Array("recent a\nrecent ".utf8) + [0xFF, 0xC3] + Array("\nrecent b\n".utf8)
  let parsed = RecentsText.parse(bytes)
  #expect(parsed?.recents.codes == ["a", "b"])
  #expect(parsed?.badLines == 1)
}

@Test func `bytes with a zero are no text`() {
  #expect(RecentsText.parse(Array("recent a\n".utf8) + [0]) == nil)
}

@Test func `a state cut at any byte is read without a trap`() {
  let bytes = Array("current 310000\nrecent 上海\nrecent 110000\n".utf8)
  for count in 0...bytes.count {
    let parsed = RecentsText.parse(Array(bytes[..<count]))
    #expect((parsed?.badLines ?? 9) <= 1)
  }
}

@Test func `a file full of short codes and of the same ones again is read`() {
  let codes = (0..<4000).map { "\($0)" }
  let text = (codes + codes).map { "recent \($0)\n" }.joined()
  let parsed = RecentsText.parse(Array(text.utf8))
  #expect(parsed?.recents.codes == codes)
  #expect(parsed?.badLines == codes.count)
}

@Test func `the oldest picks beyond 64 kB go`() {
  let codes = (0..<9000).map { "code-\($0)" }
  let fitting = RecentsText.fitting(Recents(codes: codes, current: codes[5]))
  let text = RecentsText.print(fitting)
  #expect(text.utf8.count <= RecentsText.limit)
  #expect(fitting.codes == Array(codes[..<fitting.codes.count]))
  // One more would not have fitted.
  #expect(text.utf8.count + "recent code-9999\n".utf8.count > RecentsText.limit)
  #expect(fitting.current == codes[5])
}
