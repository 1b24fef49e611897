import Glibc

/// Conversion by the system's tables: `iconv_open`, or the program `iconv`.
///
/// A fully static program can load glibc's converters only where the very same glibc is installed;
/// elsewhere the program of the same name does the work.
enum TextConversion {
  static func toUTF8(
    _ bytes: [UInt8], from encoding: TextEncoding
  ) throws(DecodedText.Failure) -> [UInt8] {
    guard var converter = TextConverter(from: encoding) else {
      return try IconvProgram.toUTF8(bytes, from: encoding)
    }
    guard let result = bytes.withUnsafeBytes({ converter.convert($0) }) else {
      throw .notConvertible(encoding)
    }
    return result
  }
}

/// An open converter of glibc to UTF-8.
struct TextConverter: ~Copyable {
  private let descriptor: iconv_t

  /// Nil where glibc cannot load the converter.
  init?(from encoding: TextEncoding) {
    guard let opened = iconv_open("UTF-8", encoding.converterName),
      // The error value is −1 as a pointer.
      Int(bitPattern: opened) != -1
    else { return nil }
    descriptor = opened
  }

  deinit { iconv_close(descriptor) }

  /// The text in UTF-8; nil where a part of it is no text.
  mutating func convert(_ bytes: UnsafeRawBufferPointer) -> [UInt8]? {
    // Back to the initial state, whatever was converted before.
    _ = iconv(descriptor, nil, nil, nil, nil)
    guard let base = bytes.baseAddress else { return [] }
    // Two bytes become three at most, and one byte stays one; four bytes stay four.
    let capacity = bytes.count * 3 / 2 + 8
    var isComplete = false
    let result = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      var input = UnsafeMutablePointer(mutating: base.assumingMemoryBound(to: CChar.self))
      guard let start = UnsafeMutableRawPointer(buffer.baseAddress) else { return }
      var output = start.assumingMemoryBound(to: CChar.self)
      var inputLeft = bytes.count
      var outputLeft = capacity
      isComplete = withOptional(&input, &inputLeft, &output, &outputLeft)
      count = capacity - outputLeft
    }
    return isComplete ? result : nil
  }

  private func withOptional(
    _ input: inout UnsafeMutablePointer<CChar>, _ inputLeft: inout Int,
    _ output: inout UnsafeMutablePointer<CChar>, _ outputLeft: inout Int
  ) -> Bool {
    var from: UnsafeMutablePointer<CChar>? = input
    var to: UnsafeMutablePointer<CChar>? = output
    return iconv(descriptor, &from, &inputLeft, &to, &outputLeft) != -1 && inputLeft == 0
  }
}
