import MetaData

/// The one line that tells what is wrong with the arguments.
///
/// Diagnostics are English in every language of the interface: they are read in logs, searched for,
/// and compared by scripts.
extension ArgumentFault {
  var line: String {
    switch origin {
    case .commandLine: fact.words
    case .environment: "CITYPICKER_DEFAULT_OPTS: \(fact.words)"
    }
  }
}

extension ArgumentFault.Fact {
  fileprivate var words: String {
    switch self {
    case .unknownOption(let name, let suggestion):
      "unknown option '\(name)'" + (suggestion.map { "; did you mean '\($0)'?" } ?? tryHelp)
    case .missingValue(let option, let value): "option '\(option)' needs a value: \(value)"
    case .unexpectedValue(let option): "option '\(option)' takes no value"
    case .badValue(let option, let given, let expected):
      "option '\(option)' cannot be '\(given)'; \(expected.words)"
    case .contradiction(let one, let other): "options '\(one)' and '\(other)' exclude each other"
    case .needs(let option, let others):
      "option '\(option)' needs " + others.map { "'\($0)'" }.joined(separator: " or ")
    case .needsList(let option): "option '\(option)' needs a FILE, or '-' for standard input"
    case .needsFile(let option): "option '\(option)' needs a FILE"
    case .builtInOnly(let option):
      "option '\(option)' is about the built-in places, so no FILE and no '-' goes with it"
    case .unexpectedOperand(let operand): "unexpected argument '\(operand)'\(tryHelp)"
    case .openQuote: "a quote or a backslash at the end is left open"
    }
  }

  private var tryHelp: String { "; see 'citypicker --help'" }
}

extension ArgumentFault.Expectation {
  fileprivate var words: String {
    switch self {
    case .number(let range) where range.upperBound == .max:
      "it must be a number from \(range.lowerBound) on"
    case .number(let range):
      "it must be a number from \(range.lowerBound) to \(range.upperBound)"
    case .size: "it must be columns and rows such as 80x24"
    case .oneOf(_, suggestion: .some(let suggestion)): "did you mean '\(suggestion)'?"
    case .oneOf(let choices, suggestion: nil):
      "it must be one of \(choices.joined(separator: ", "))"
    case .fieldNames: "it must be field names with commas between, such as name,code"
    case .template(let fault): fault.words
    case .text: "it must name something"
    case .delimiter:
      #"it must be plain text, or one sign or class such as '\t', '\|', '[:,]', '\s+'"#
    case .fieldRanges: "it must be fields counted from 1 or back from -1, such as 1,3.. or ..-2"
    case .fieldTemplate:
      "it must be fields such as 1,3.. or a template such as '{2} of {1}'"
    }
  }
}

extension Template.Fault {
  fileprivate var words: String {
    switch self {
    case .unclosed(let place): "the brace at character \(place + 1) is not closed ('{{' is a brace)"
    case .noName(let place): "there is no field name in the braces at character \(place + 1)"
    case .badPlaces(let given, let place):
      "'\(given)' in the braces at character \(place + 1) is no number of places (0 to 15)"
    }
  }
}
