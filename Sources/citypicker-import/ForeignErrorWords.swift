import Foundation
import PropertyLists

/// The words for what is wrong with somebody else's file; the picker puts the file's name before them.
enum ForeignErrorWords {
  static func line(for error: ForeignError) -> String {
    switch error {
    case .unreadable(let code): system(code)
    case .largerThan(let mebibytes): "larger than \(mebibytes) MiB, the most that is read"
    case .empty: "the file is empty"
    case .appleDouble: "an AppleDouble file of macOS, not the list itself"
    case .notOfThisKind(let detail): oneLine(detail)
    case .singleValue: "a single value, not a list"
    case .keyedArchive:
      "a keyed archive of a program's objects; save it as a plain property list"
    case .tooDeepOrLarge: "more than 200 levels or 4,000,000 values"
    case .noItems: "no items"
    case .unknownKey(let key): "no row has the key '\(key)'"
    case .notConvertible(let value, let path): "\(place(path)): \(words(for: value))"
    case .unknownForm(let path):
      "'\(path)' ends neither in .plist nor in .json, so its form is not known"
    case .unwritable(let path, let code): "\(path): \(system(code))"
    }
  }

  private static func words(for value: ForeignError.Value) -> String {
    switch value {
    case .null: "a property list has no null"
    case .date: "JSON has no date"
    case .data: "JSON has no bytes"
    case .notFinite: "JSON has no number that is infinite or none"
    case .digits: "a property list has no number of so many digits"
    case .single: "a single value, not a list"
    }
  }

  private static func place(_ path: [String]) -> String {
    path.isEmpty ? "the list" : oneLine(path.joined(separator: " › "))
  }

  private static func system(_ code: Int32) -> String { String(cString: strerror(code)) }

  // What Foundation quotes of a file may hold anything.
  private static func oneLine(_ text: String) -> String {
    String(text.prefix(200).map { $0.isNewline ? " " : $0 })
  }
}
