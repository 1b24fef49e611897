import MetaData
import TUI

/// Values of options as what they mean.
extension GivenOption {
  func text() throws(ArgumentFault) -> String {
    if value.isEmpty { throw fault(.text) }
    return value
  }

  func number(in range: ClosedRange<Int>) throws(ArgumentFault) -> Int {
    guard let number = Self.digits(value[...]), range.contains(number) else {
      throw fault(.number(range))
    }
    return number
  }

  func size() throws(ArgumentFault) -> Size {
    let parts = value.split(separator: "x", omittingEmptySubsequences: false).map(Self.digits)
    guard parts.count == 2, let columns = parts[0], let rows = parts[1],
      Self.screen.contains(columns), Self.screen.contains(rows)
    else { throw fault(.size) }
    return Size(columns: columns, rows: rows)
  }

  /// No terminal is larger, and the screen in memory must not be made to fill the memory.
  private static let screen = 1...1000

  func fieldNames() throws(ArgumentFault) -> [String] {
    let names = value.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    if names.contains("") { throw fault(.fieldNames) }
    return names
  }

  func template() throws(ArgumentFault) -> Template {
    do {
      return try Template(value)
    } catch {
      throw fault(.template(error))
    }
  }

  func delimiter() throws(ArgumentFault) -> FieldDelimiter {
    guard let delimiter = FieldDelimiter(value) else { throw fault(.delimiter) }
    return delimiter
  }

  func fieldRanges() throws(ArgumentFault) -> [FieldRange] {
    guard let ranges = FieldRange.list(value) else { throw fault(.fieldRanges) }
    return ranges
  }

  func fieldTemplate() throws(ArgumentFault) -> FieldTemplate {
    guard let template = FieldTemplate(value) else { throw fault(.fieldTemplate) }
    return template
  }

  /// How many may be picked: any number where none is given.
  func choices() throws(ArgumentFault) -> Int {
    value.isEmpty ? .max : try number(in: 1...Int.max)
  }

  func levels() throws(ArgumentFault) -> Levels {
    var levels: Levels = []
    for name in value.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
      guard let level = Levels(name: name) else {
        throw fault(among: Levels.any.names + ["any"], given: name)
      }
      levels.formUnion(level)
    }
    return levels
  }

  func choice<Value: CaseIterable & RawRepresentable<String>>(
    _: Value.Type
  ) throws(ArgumentFault) -> Value {
    guard let choice = Value(rawValue: value) else {
      throw fault(among: Value.allCases.map(\.rawValue), given: value)
    }
    return choice
  }

  /// Digits alone: `Int` would take a sign as well.
  private static func digits(_ text: Substring) -> Int? {
    text.utf8.allSatisfy { (48...57).contains($0) } ? Int(text) : nil
  }

  private func fault(among choices: [String], given: String) -> ArgumentFault {
    fault(.oneOf(choices, suggestion: didYouMean(given, among: choices)), given: given)
  }

  private func fault(_ expected: ArgumentFault.Expectation, given: String? = nil) -> ArgumentFault {
    ArgumentFault(
      fact: .badValue(option: key.name, given: given ?? value, expected), origin: origin)
  }
}
