/// tmux's control mode: its lines as values. Pure; bytes go in as they arrive.
struct ControlStream {
  enum Message: Equatable {
    case reply([String])
    case refusal([String])
    /// Anything else, the program's output among it: a reason to look at the screen again.
    case notice
    case exit
  }

  private var line: [UInt8] = []
  private var block: [String]?

  mutating func take(_ bytes: [UInt8]) -> [Message] {
    var messages: [Message] = []
    for byte in bytes {
      guard byte == 0x0A else {
        line.append(byte)
        continue
      }
      if let message = finish(String(decoding: line, as: UTF8.self)) { messages.append(message) }
      line.removeAll(keepingCapacity: true)
    }
    return messages
  }

  private mutating func finish(_ text: String) -> Message? {
    guard let lines = block else {
      if text.hasPrefix("%begin ") {
        block = []
        return nil
      }
      return text.hasPrefix("%exit") ? .exit : .notice
    }
    if text.hasPrefix("%end ") || text.hasPrefix("%error ") {
      block = nil
      return text.hasPrefix("%end ") ? .reply(lines) : .refusal(lines)
    }
    block = lines + [text]
    return nil
  }
}
