import Foundation

/// An object of a reader of Foundation's, proved to be what JSON can hold.
struct JSONObject {
  let object: Any

  init(_ object: Any) throws(ForeignError) {
    // Foundation's writer ends the program at a single value.
    guard object is [Any] || object is [String: Any] else {
      throw .notConvertible(.single, path: [])
    }
    try Self.check(object, [])
    self.object = object
  }

  private static func check(_ object: Any, _ path: [String]) throws(ForeignError) {
    switch object {
    case let array as [Any]:
      for (number, element) in array.enumerated() {
        try check(element, path + [String(number + 1)])
      }
    case let dictionary as [String: Any]:
      for (key, element) in dictionary { try check(element, path + [key]) }
    case is Date: throw .notConvertible(.date, path: path)
    case is Data: throw .notConvertible(.data, path: path)
    case is String, is NSNull: return
    case let number as NSNumber:
      guard number.doubleValue.isFinite else { throw .notConvertible(.notFinite, path: path) }
    default: throw .keyedArchive
    }
  }
}

/// An object of a reader of Foundation's, proved to be what a property list can hold.
struct PropertyListObject {
  let object: Any

  init(_ object: Any) throws(ForeignError) {
    self.object = try Self.checked(object, [])
  }

  private static func checked(_ object: Any, _ path: [String]) throws(ForeignError) -> Any {
    switch object {
    case let array as [Any]:
      var result: [Any] = []
      for (number, element) in array.enumerated() {
        result.append(try checked(element, path + [String(number + 1)]))
      }
      return result
    case let dictionary as [String: Any]:
      var result: [String: Any] = [:]
      for (key, element) in dictionary { result[key] = try checked(element, path + [key]) }
      return result
    case is String, is Date, is Data: return object
    case is NSNull: throw .notConvertible(.null, path: path)
    // A property list has numbers of 64 bits.
    case is NSDecimalNumber: throw .notConvertible(.digits, path: path)
    case let number as NSNumber:
      // JSON's flags are numbers for the writer unless they are Swift's own.
      return number.objCType.pointee == 0x63 ? number.boolValue : number
    default: throw .keyedArchive
    }
  }
}
