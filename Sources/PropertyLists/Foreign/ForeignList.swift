import Foundation
import MetaData
import Pinyin

/// A list of somebody else, made into a catalog by its shape.
public enum ForeignList {
  /// The catalog of a file with what was detected and left out, ready to be written to the picker.
  ///
  /// Throws `ForeignError`, or `PropertyListError` where the rows do not fit into a catalog.
  package static func answer(
    for foreign: ForeignBytes, options: ImportOptions
  ) throws -> ImportAnswer {
    let list = try shaped(value(of: foreign), options: options)
    return try ImportAnswer(
      explanation: list.explanation, warnings: list.warnings, catalog: bytes(of: list))
  }

  static func value(of foreign: ForeignBytes) throws(ForeignError) -> PropertyListValue {
    let read = try ForeignObject(foreign)
    if let keys = read.object as? [String: Any], keys["$archiver"] != nil, keys["$objects"] != nil {
      throw .keyedArchive
    }
    guard let value = PropertyListValue(read.object) else { throw .tooDeepOrLarge }
    guard value.isList else { throw .singleValue }
    return value
  }

  private static func bytes(of list: ShapedList) throws(PropertyListError) -> [UInt8] {
    do throws(CatalogBuilder.Failure) {
      return try list.builder.bytes()
    } catch {
      throw .catalog(error)
    }
  }

  static func shaped(
    _ value: PropertyListValue, options: ImportOptions
  ) throws(ForeignError) -> ShapedList {
    guard let top = ShapeTop(value) else { throw .singleValue }
    let groups = ShapeGroups(top, options: options)
    var list = ShapedList(options: options, known: BuiltInNames.known())
    list.explanation = groups.explanation
    try check(options, rows: groups.rows + groups.hot)
    do throws(CatalogBuilder.Failure) {
      try list.fill(groups)
    } catch {
      throw .tooDeepOrLarge
    }
    guard !list.rows.isEmpty else { throw .noItems }
    return list
  }

  /// A key that no row has is most likely misspelt.
  private static func check(
    _ options: ImportOptions, rows: [ShapeNode]
  ) throws(ForeignError) {
    var keys = [options.nameKey, options.readingKey].compactMap { $0 }
    if case .grouped(let key) = options.sections { keys.append(key) }
    for key in keys where !rows.contains(where: { $0.record[key] != nil }) {
      throw .unknownKey(key)
    }
  }
}
