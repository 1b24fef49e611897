/// A control sequence taken apart: `ESC [`, then private mark, parameters, intermediates, final.
struct ControlSequence {
  /// `<`, `=`, `>` or `?` in front: not a key but a report.
  let mark: UInt8?
  /// Each with its parts between colons; nil where nothing stands.
  let parameters: [[Int?]]
  let hasIntermediates: Bool
  let final: UInt8

  /// - Parameter bytes: what follows `ESC [`, the final byte included; nil when it has none.
  init?(_ bytes: ArraySlice<UInt8>) {
    guard let last = bytes.last, 0x40...0x7E ~= last else { return nil }
    final = last
    var rest = bytes.dropLast()
    if let first = rest.first, 0x3C...0x3F ~= first {
      mark = first
      rest = rest.dropFirst()
    } else {
      mark = nil
    }
    let numbers = rest.prefix { 0x30...0x3F ~= $0 }
    hasIntermediates = numbers.count < rest.count
    parameters = numbers.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map {
      $0.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map(Self.number)
    }
  }

  /// A number as far as it is one: garbage and what no terminal means give nil, not a trap.
  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard !digits.isEmpty, digits.count <= 7 else { return nil }
    var value = 0
    for digit in digits {
      guard 0x30...0x39 ~= digit else { return nil }
      value = value * 10 + Int(digit - 0x30)
    }
    return value
  }

  /// The parameter at a place, and where it has parts the one at `part`.
  func parameter(_ place: Int, part: Int = 0) -> Int? {
    guard place < parameters.count, part < parameters[place].count else { return nil }
    return parameters[place][part]
  }

  /// The modifiers that stand in the second parameter, as one more than their bits.
  var modifiers: Key.Modifiers { Key.Modifiers(parameter: parameter(1)) }

  /// Some terminals report that a key was let go, when a program before us left that on.
  var isRelease: Bool { parameter(1, part: 1) == 3 }
}

extension Key.Modifiers {
  /// Shift, Alt and Control; what else is held is ignored.
  init(parameter: Int?) {
    guard let parameter, 1...256 ~= parameter else {
      self = []
      return
    }
    self = Key.Modifiers(rawValue: UInt8((parameter - 1) & 7))
  }
}
