import Foundation

/// Writes a list in the other form, without loss, or not at all.
public enum Conversion {
  /// A form to write.
  enum Form {
    case propertyList
    case json

    init?(path: String) {
      switch URL(fileURLWithPath: path).pathExtension.lowercased() {
      case "plist": self = .propertyList
      case "json": self = .json
      default: return nil
      }
    }
  }

  /// Writes what the bytes hold to a path, as a property list or JSON by its ending.
  ///
  /// The file is written beside the path and renamed, so that it is there whole or not at all. The
  /// order of a dictionary's keys is no part of it: they are written in the order of their text.
  public static func convert(_ foreign: ForeignBytes, to path: String) throws(ForeignError) {
    guard let form = Form(path: path) else { throw .unknownForm(path: path) }
    let bytes = try converted(foreign, to: form)
    do {
      try bytes.write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw .unwritable(path: path, code: code(of: error))
    }
  }

  static func converted(_ foreign: ForeignBytes, to form: Form) throws(ForeignError) -> Data {
    let read = try ForeignObject(foreign)
    guard PropertyListValue(read.object) != nil else { throw .tooDeepOrLarge }
    switch form {
    case .json:
      let object = try JSONObject(read.object).object
      do {
        let options: JSONSerialization.WritingOptions = [
          .prettyPrinted, .sortedKeys, .withoutEscapingSlashes,
        ]
        return try JSONSerialization.data(withJSONObject: object, options: options)
          + Data("\n".utf8)
      } catch {
        throw .notConvertible(.single, path: [])
      }
    case .propertyList:
      let object = try PropertyListObject(read.object).object
      do {
        return try PropertyListSerialization.data(
          fromPropertyList: object, format: .xml, options: 0)
      } catch {
        throw .notConvertible(.single, path: [])
      }
    }
  }

  private static func code(of error: any Error) -> Int32 {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    return Int32(clamping: underlying?.code ?? Int(EIO))
  }
}
