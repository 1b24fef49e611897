import TUI

/// Any bytes from a terminal: every split gives the same events, no control character is text, and
/// a plain key gets through afterwards.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: start, count: count)
  var whole = InputDecoder()
  let events = whole.read(bytes)
  var single = InputDecoder()
  precondition(bytes.flatMap { single.read(CollectionOfOne($0)) } == events)
  precondition(single.wait == whole.wait)
  precondition((events + whole.timedOut()).allSatisfy(isHarmless))
  precondition(whole.read("a".utf8) == [.key(Key(.character("a")))])
  return 0
}

private func isHarmless(_ event: Event) -> Bool {
  switch event {
  case .key(let key):
    guard case .character(let character) = key.code else { return true }
    return isText(String(character))
  case .paste(let text): return isText(text) && text.unicodeScalars.count <= 4096
  case .mouse(let mouse): return mouse.at.column >= 0 && mouse.at.row >= 0
  case .resized: return false
  }
}

private func isText(_ text: String) -> Bool {
  text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
}
