import MetaData

/// Why the arguments were refused: facts only, the words are made elsewhere.
struct ArgumentFault: Error, Equatable {
  /// Where an argument was written.
  enum Origin: Equatable, Sendable { case environment, commandLine }

  /// What a value ought to have been.
  enum Expectation: Equatable, Sendable {
    case number(ClosedRange<Int>)
    case size
    case oneOf([String], suggestion: String?)
    case fieldNames
    case template(Template.Fault)
    case text
    case delimiter
    case fieldRanges
    case fieldTemplate
  }

  enum Fact: Equatable, Sendable {
    case unknownOption(String, suggestion: String?)
    case missingValue(option: String, value: String)
    case unexpectedValue(option: String)
    case badValue(option: String, given: String, Expectation)
    case contradiction(String, String)
    case needs(option: String, [String])
    /// An option about a list of one's own, where none is named.
    case needsList(option: String)
    /// An option that standard input is no use for.
    case needsFile(option: String)
    /// An option about the built-in places, where another list is named.
    case builtInOnly(option: String)
    case unexpectedOperand(String)
    case openQuote
  }

  let fact: Fact
  let origin: Origin
}
