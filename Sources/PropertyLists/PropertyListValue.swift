import Foundation
import MetaData

/// A property list as plain values: what Foundation read, without its classes.
enum PropertyListValue: Hashable, Sendable {
  case array([PropertyListValue])
  case dictionary([String: PropertyListValue])
  case scalar(FieldValue)

  /// How deep lists may nest: far beyond any real file, far below the end of the stack.
  static let depthLimit = 200

  /// How many values a list may have: a binary list can name one array a million times, and what is
  /// small in the file is without end when it is written out.
  static let sizeLimit = 4_000_000

  /// Takes over what `PropertyListSerialization` or `JSONSerialization` returned, without the nulls,
  /// which are absent values; nil for what is too deep, too large or of
  /// a kind that has no place in a list of places (a reference of a keyed archive).
  init?(_ object: Any, sizeLimit: Int = PropertyListValue.sizeLimit) {
    var left = sizeLimit
    self.init(object, depth: 0, left: &left)
  }

  private init?(_ object: Any, depth: Int, left: inout Int) {
    left -= 1
    guard depth < Self.depthLimit, left >= 0 else { return nil }
    switch object {
    // Lists first: asked whether it is a number, Foundation copies a list with all that is in it.
    case let array as [Any]:
      var values: [PropertyListValue] = []
      for element in array where !(element is NSNull) {
        guard let value = PropertyListValue(element, depth: depth + 1, left: &left) else {
          return nil
        }
        values.append(value)
      }
      self = .array(values)
    case let dictionary as [String: Any]:
      var values: [String: PropertyListValue] = [:]
      for (key, element) in dictionary where !(element is NSNull) {
        guard let value = PropertyListValue(element, depth: depth + 1, left: &left) else {
          return nil
        }
        values[key] = value
      }
      self = .dictionary(values)
    case let text as String: self = .scalar(.text(text))
    case let number as NSNumber: self = .scalar(Self.number(number))
    case let date as Date: self = .scalar(.text(date.ISO8601Format()))
    case let data as Data: self = .scalar(.text(data.base64EncodedString()))
    default: return nil
    }
  }

  private static func number(_ number: NSNumber) -> FieldValue {
    // More digits than a machine's number has are kept as they are.
    if number is NSDecimalNumber { return .text(number.stringValue) }
    switch number.objCType.pointee {
    case 0x63, 0x42: return .flag(number.boolValue)  // 'c' and 'B'
    case 0x64, 0x66: return .real(number.doubleValue)  // 'd' and 'f'
    default:
      // Only the half of the unsigned numbers that no signed one can hold.
      return Int64(exactly: number).map { .integer($0) } ?? .text(number.stringValue)
    }
  }

  var text: String? { if case .scalar(.text(let text)) = self { text } else { nil } }
  var integer: Int? {
    if case .scalar(.integer(let integer)) = self { Int(exactly: integer) } else { nil }
  }
  var array: [PropertyListValue]? { if case .array(let array) = self { array } else { nil } }
  var dictionary: [String: PropertyListValue]? {
    if case .dictionary(let dictionary) = self { dictionary } else { nil }
  }

  /// A number, whole or not.
  var real: Double? {
    switch self {
    case .scalar(.real(let real)): real
    case .scalar(.integer(let integer)): Double(integer)
    default: nil
    }
  }
}
