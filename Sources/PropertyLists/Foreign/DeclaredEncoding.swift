import Foundation
import MetaData

/// The encoding that the first line of an XML file names.
enum DeclaredEncoding {
  /// The file in UTF-8 where it says that it is in one of China's encodings; nil for any other.
  static func inUTF8(_ bytes: Data) -> Data? {
    let head = String(decoding: bytes.prefix(200), as: UTF8.self)
    guard let declaration = head.prefix(upTo: ">"), let name = name(in: declaration),
      ["gbk", "gb2312", "gb18030", "cp936", "gb_2312-80"].contains(name.lowercased()),
      let decoded = try? DecodedText(Array(bytes)), decoded.encoding == .gb18030
    else { return nil }
    let text = decoded.text
    guard let range = text.range(of: name) else { return nil }
    return Data(text.replacingCharacters(in: range, with: "UTF-8").utf8)
  }

  private static func name(in declaration: Substring) -> String? {
    guard let key = declaration.range(of: "encoding=") else { return nil }
    let value = declaration[key.upperBound...]
    guard let quote = value.first, quote == "\"" || quote == "'" else { return nil }
    return String(value.dropFirst().prefix { $0 != quote })
  }
}

extension String {
  fileprivate func prefix(upTo end: Character) -> Substring? {
    firstIndex(of: end).map { self[..<$0] }
  }
}
