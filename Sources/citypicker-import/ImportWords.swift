import Foundation
import MetaData
import PropertyLists

/// The one-line words for what keeps a list from becoming a catalog.
enum ImportWords {
  static func line(for error: any Error) -> String {
    switch error {
    case let error as PropertyListError: line(for: error)
    case let error as ForeignError: ForeignErrorWords.line(for: error)
    default:
      ((error as NSError).userInfo[NSFilePathErrorKey] as? String ?? "file")
        + ": cannot be read or written"
    }
  }

  /// How the importer ends for an error, so that the picker knows what it can do instead.
  static func status(for error: any Error) -> ImportAnswer.Status {
    switch error as? ForeignError {
    case .noItems: .noItems
    case .notOfThisKind, .singleValue: .notOfThisKind
    default: .refused
    }
  }

  private static func line(for error: PropertyListError) -> String {
    switch error {
    case .notAPropertyList: "the input is no property list"
    case .tooLargeOrForeign:
      "the property list is too deep, too large or holds no plain data"
    case .shape(let expected): "the list has not the expected shape: \(expected)"
    case .value(let key, let path): "\(place(path)): '\(key)' is missing or not usable"
    case .unknownKey(let key, let path): "\(place(path)): unknown key '\(key)'"
    case .reading(let text, let path): "\(place(path)): '\(text)' is not pinyin"
    case .unknownProvince(let name, let path): "\(place(path)): unknown province '\(name)'"
    case .catalog(.duplicateCode(let code)): "the code \(code) stands twice"
    case .catalog(.readingLength(let name, let characters, let syllables)):
      "\(name) has \(characters) characters but \(syllables) syllables"
    case .catalog(.tooDeep): "more than 256 items lie in one another"
    case .catalog(.tooLarge): "the list is larger than a catalog can be"
    }
  }

  private static func place(_ path: [String]) -> String {
    path.isEmpty ? "the list" : path.joined(separator: " › ")
  }
}
