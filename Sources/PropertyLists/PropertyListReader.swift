import Foundation

/// Reads the bytes of a property list (XML, binary or old-style) into plain values.
///
/// Foundation's reader can crash or exhaust memory on hostile files, so bytes of unknown origin belong
/// into a process of their own, under limits; that is what `citypicker-import` is.
enum PropertyListReader {
  static func value(of bytes: Data) throws(PropertyListError) -> PropertyListValue {
    guard let object = try? PropertyListSerialization.propertyList(from: bytes, format: nil) else {
      throw .notAPropertyList
    }
    guard let value = PropertyListValue(object) else { throw .tooLargeOrForeign }
    return value
  }
}
