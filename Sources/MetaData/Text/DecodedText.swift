/// Text made of the bytes of a file, whatever they are written in.
public struct DecodedText: Hashable, Sendable {
  /// The text, without a byte order mark.
  public let text: String
  /// What the bytes were written in.
  public let encoding: TextEncoding

  /// Why bytes are no text.
  public enum Failure: Error, Hashable, Sendable {
    /// The bytes fit no encoding; `line` is the first line, from 1, that is not valid UTF-8.
    case unknownEncoding(line: Int)
    /// The system has no converter from this encoding.
    case noConverter(TextEncoding)
    /// The converter refused the bytes.
    case notConvertible(TextEncoding)
  }

  /// Finds out the encoding and decodes all bytes.
  public init(_ bytes: [UInt8]) throws(Failure) {
    guard let encoding = TextEncoding.detect(bytes) else {
      throw .unknownEncoding(line: Self.firstBadLine(bytes))
    }
    self.encoding = encoding
    switch encoding {
    case .utf8:
      let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
      text = String(decoding: bytes[mark...], as: UTF8.self)
    case .utf16LittleEndian, .utf16BigEndian:
      // Swift reads UTF-16 itself; only the order of the bytes is to be minded.
      text = try Self.utf16(bytes.dropFirst(2), encoding)
    case .gb18030:
      let converted = try TextConversion.toUTF8(bytes, from: encoding)
      text = String(decoding: converted, as: UTF8.self)
    }
  }

  private static func utf16(
    _ bytes: ArraySlice<UInt8>, _ encoding: TextEncoding
  ) throws(Failure) -> String {
    guard bytes.count.isMultiple(of: 2) else { throw .notConvertible(encoding) }
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var rest = bytes.makeIterator()
    while let first = rest.next(), let second = rest.next() {
      let (low, high) = encoding == .utf16LittleEndian ? (first, second) : (second, first)
      units.append(UInt16(high) << 8 | UInt16(low))
    }
    guard let text = String(validating: units, as: UTF16.self) else {
      throw .notConvertible(encoding)
    }
    return text
  }

  private static func firstBadLine(_ bytes: [UInt8]) -> Int {
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    return (lines.firstIndex { !UTF8Form.isValid($0) } ?? 0) + 1
  }
}
