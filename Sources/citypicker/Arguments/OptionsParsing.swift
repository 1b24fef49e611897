import MetaData
import TUI

extension Options {
  /// Reads the words of the command line (without the program's name), after those that the
  /// environment's default options hold.
  init(arguments: [String], defaults: String = "") throws(ArgumentFault) {
    guard let words = shellWords(defaults) else {
      throw ArgumentFault(fact: .openQuote, origin: .environment)
    }
    let before = try ArgumentScanner(words, from: .environment)
    if let operand = before.operands.first {
      throw ArgumentFault(fact: .unexpectedOperand(operand), origin: .environment)
    }
    let typed = try ArgumentScanner(arguments, from: .commandLine)
    // Who asks for help gets it, whatever else stands there.
    if let asked = typed.options.first(where: { $0.key == .help || $0.key == .version }) {
      try apply(asked)
      for option in before.options + typed.options where option.key == .language {
        try apply(option)
      }
      return
    }
    try takeSource(typed.operands)
    let suitable = try source.settle(before.options + typed.options)
    let settled = try Contradictions.settle(suitable)
    for option in settled { try apply(option) }
    try checkFields(settled)
    if script == nil { return }
    let keys = settled.contains { $0.key == .keys || $0.key == .printScreen }
    if !keys, let size = settled.first(where: { $0.key == .size }) {
      throw ArgumentFault(
        fact: .needs(option: size.key.name, [OptionKey.keys.name, OptionKey.printScreen.name]),
        origin: size.origin)
    }
  }

  /// The built-in places have no fields of their own: another name is a slip, and a column that stays
  /// empty would hide it.
  private func checkFields(_ settled: [GivenOption]) throws(ArgumentFault) {
    let known = Field.allCases.map(\.rawValue)
    guard source == .builtIn, let wrong = output.fieldNames.first(where: { !known.contains($0) }),
      let option = settled.last(where: { [.output, .format].contains($0.key) })
    else { return }
    throw ArgumentFault(
      fact: .badValue(
        option: option.key.name, given: wrong,
        .oneOf(known, suggestion: didYouMean(wrong, among: known))),
      origin: option.origin)
  }

  private mutating func takeSource(_ operands: [String]) throws(ArgumentFault) {
    guard let operand = operands.first else { return }
    if operands.count > 1 {
      throw ArgumentFault(fact: .unexpectedOperand(operands[1]), origin: .commandLine)
    }
    source = operand == "-" ? .standardInput : .file(operand)
  }

  private mutating func apply(_ option: GivenOption) throws(ArgumentFault) {
    switch option.key {
    case .query: query = option.value
    case .selectOne: shortcuts.insert(.selectOne)
    case .exitZero: shortcuts.insert(.exitZero)
    case .filter: task = .filter(option.value)
    case .list: task = .list
    case .current: task = .current
    case .set: task = .set(try option.text())
    case .watch: task = .watch
    case .forget: task = .forget
    case .help: task = .help
    case .version: task = .version
    case .multi: choices = try option.choices()
    case .output: output = .fields(try option.fieldNames())
    case .format: output = .template(try option.template())
    case .json: output = .json
    case .print0: answerEnd = .null
    case .printQuery: printsQuery = true
    case .level: levels = try option.levels()
    case .exact: matching.insert(.exact)
    case .noSort: matching.insert(.listOrder)
    case .fuzzySounds: matching.insert(.fuzzySounds)
    case .recents: recents = .keep(try option.number(in: 1...10_000))
    case .noRecents: recents = .off
    case .groupBy: shape.importing.sections = .grouped(by: try option.text())
    case .nameKey: shape.importing.nameKey = try option.text()
    case .childrenKey: shape.importing.childrenKey = option.value
    case .readingKey: shape.importing.readingKey = try option.text()
    case .regroup: shape.importing.sections = .byReading
    case .explain: shape.isExplained = true
    case .convert: task = .convert(try option.text())
    case .delimiter: (columns.delimiter, hasDelimiter) = (try option.delimiter(), true)
    case .nth: columns.searched = try option.fieldRanges()
    case .withNth: columns.shown = try option.fieldTemplate()
    case .acceptNth: columns.printed = try option.fieldTemplate()
    case .read0: lineEnd = .null
    case .keys: script = Script(script, keys: option.value)
    case .size: script = Script(script, size: try option.size())
    case .printScreen: script = Script(script, printsScreen: true)
    case .language: language = try option.choice(Language.self)
    case .color: color = try option.choice(Color.self)
    case .noMouse: mouse = .off
    }
  }
}

extension Options.Script {
  /// What was asked for so far and something more.
  fileprivate init(
    _ before: Self?, keys: String? = nil, size: Size? = nil, printsScreen: Bool? = nil
  ) {
    self = before ?? Self()
    self.keys = keys ?? self.keys
    self.size = size ?? self.size
    self.printsScreen = printsScreen ?? self.printsScreen
  }
}
