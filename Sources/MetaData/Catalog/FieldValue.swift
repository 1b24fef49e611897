/// One value of a record, as its file had it.
public enum FieldValue: Hashable, Sendable {
  /// Text, digit for digit (`0731` stays as it is).
  case text(String)
  /// A whole number, exact to 64 bits.
  case integer(Int64)
  /// A number with a fraction.
  case real(Double)
  /// Yes or no.
  case flag(Bool)

  /// The value as plain output shows it: text as it is, numbers in their shortest form.
  public var text: String {
    switch self {
    case .text(let text): text
    case .integer(let integer): String(integer)
    case .real(let real): NumberText.shortest(real)
    case .flag(let flag): flag ? "true" : "false"
    }
  }
}
