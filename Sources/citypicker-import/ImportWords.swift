import Foundation
import MetaData
import PropertyLists

/// The one-line words for what keeps a list from becoming a catalog.
enum ImportWords {
  static func line(for error: any Error) -> String {
    guard let error = error as? PropertyListError else {
      let error = error as NSError
      return (error.userInfo[NSFilePathErrorKey] as? String ?? "file")
        + ": cannot be read or written"
    }
    switch error {
    case .notAPropertyList: return "the input is no property list"
    case .tooLargeOrForeign:
      return "the property list is too deep, too large or holds no plain data"
    case .shape(let expected): return "the list has not the expected shape: \(expected)"
    case .value(let key, let path): return "\(place(path)): '\(key)' is missing or not usable"
    case .unknownKey(let key, let path): return "\(place(path)): unknown key '\(key)'"
    case .reading(let text, let path): return "\(place(path)): '\(text)' is not pinyin"
    case .unknownProvince(let name, let path): return "\(place(path)): unknown province '\(name)'"
    case .catalog(.duplicateCode(let code)): return "the code \(code) stands twice"
    case .catalog(.readingLength(let name, let characters, let syllables)):
      return "\(name) has \(characters) characters but \(syllables) syllables"
    case .catalog(.tooDeep): return "more than 256 items lie in one another"
    case .catalog(.tooLarge): return "the list is larger than a catalog can be"
    }
  }

  private static func place(_ path: [String]) -> String {
    path.isEmpty ? "the list" : path.joined(separator: " › ")
  }
}
