/// A line of output with fields in it: `{name} {lat:2},{lon:2}`; `{{` stands for a brace.
///
/// A closing brace outside a field stands for itself.
public struct Template: Hashable, Sendable {
  /// What is wrong with the text of a template, and at which of its characters, from 0.
  public enum Fault: Error, Hashable, Sendable {
    /// A field begins and does not end.
    case unclosed(at: Int)
    /// There is no name between the braces.
    case noName(at: Int)
    /// What follows the colon is no number of places from 0 to 15.
    case badPlaces(String, at: Int)
  }

  enum Part: Hashable, Sendable {
    case text(String)
    case field(String, places: Int?)
  }

  let parts: [Part]

  /// The names of the fields, in their order.
  public var fieldNames: [String] {
    parts.compactMap { if case .field(let name, _) = $0 { name } else { nil } }
  }

  /// Reads the text of a template.
  public init(_ text: String) throws(Fault) {
    let characters = Array(text)
    var parts: [Part] = []
    var literal = ""
    var place = 0
    while place < characters.count {
      guard characters[place] == "{" else {
        literal.append(characters[place])
        place += 1
        continue
      }
      if place + 1 < characters.count, characters[place + 1] == "{" {
        literal.append("{")
        place += 2
        continue
      }
      guard let end = characters[place...].firstIndex(of: "}") else { throw .unclosed(at: place) }
      if !literal.isEmpty { parts.append(.text(literal)) }
      literal = ""
      parts.append(try Self.field(String(characters[(place + 1)..<end]), at: place))
      place = end + 1
    }
    if !literal.isEmpty { parts.append(.text(literal)) }
    self.parts = parts
  }

  /// The line of an item; an absent field is empty.
  public func text(for item: Item) -> String {
    var line = ""
    for part in parts {
      switch part {
      case .text(let text): line += text
      case .field(let name, places: nil): line += item.text(ofField: name)
      case .field(let name, places: let places?): line += item.text(ofField: name, places: places)
      }
    }
    return line
  }

  private static func field(_ inside: String, at place: Int) throws(Fault) -> Part {
    // The last colon: a user's key may contain one.
    guard let colon = inside.lastIndex(of: ":") else {
      guard !inside.isEmpty else { throw .noName(at: place) }
      return .field(inside, places: nil)
    }
    let name = String(inside[..<colon])
    let digits = inside[inside.index(after: colon)...]
    guard !name.isEmpty else { throw .noName(at: place) }
    guard let places = UInt8(digits), places <= 15 else {
      throw .badPlaces(String(digits), at: place)
    }
    return .field(name, places: Int(places))
  }
}
