@testable import citypicker

extension Reply {
  /// The output, where it is text.
  var text: String { String(decoding: output, as: UTF8.self) }
}
