/// Options that cannot be meant together. What the command line says displaces what the environment
/// says; two that contradict each other in one place are a fault.
enum Contradictions {
  /// Sets of which one option at most can count.
  private static let groups: [Set<OptionKey>] = [
    tasks, [.output, .format, .json, .acceptNth], [.recents, .noRecents], [.groupBy, .regroup],
  ]
  /// Sets of which options of one side at most can count.
  private static let sides: [(Set<OptionKey>, Set<OptionKey>)] = [
    (tasks, screen),
    // Without a query there is none to print.
    (tasks.subtracting([.filter]), [.printQuery]),
    // A FILE is converted as it is, and nothing of it is picked.
    ([.convert], answers.union(keys).union(lines).union([.delimiter, .regroup, .explain])),
    (keys, lines),
  ]
  /// What is done without a screen.
  private static let tasks: Set<OptionKey> = [
    .filter, .list, .current, .set, .watch, .forget, .convert,
  ]
  /// What only a screen can do.
  private static let screen: Set<OptionKey> = [
    .query, .selectOne, .exitZero, .keys, .size, .printScreen,
  ]
  /// What is said of the answers.
  private static let answers: Set<OptionKey> = [.multi, .output, .format, .json, .print0]
  /// What is said of records, which plain lines are not.
  private static let keys: Set<OptionKey> = [.groupBy, .nameKey, .childrenKey, .readingKey]
  /// What is said of plain lines.
  private static let lines: Set<OptionKey> = [.nth, .withNth, .acceptNth, .read0]

  private static func contradict(_ one: OptionKey, _ other: OptionKey) -> Bool {
    one != other
      && (groups.contains { $0.contains(one) && $0.contains(other) }
        || sides.contains { left, right in
          left.contains(one) && right.contains(other) || right.contains(one) && left.contains(other)
        })
  }

  /// The options that count, in their order.
  static func settle(_ options: [GivenOption]) throws(ArgumentFault) -> [GivenOption] {
    let typed = options.filter { $0.origin == .commandLine }
    let settled = options.filter { option in
      option.origin == .commandLine || !typed.contains { contradict($0.key, option.key) }
    }
    for (place, option) in settled.enumerated() {
      if let earlier = settled[..<place].first(where: { contradict($0.key, option.key) }) {
        throw ArgumentFault(
          fact: .contradiction(earlier.key.name, option.key.name), origin: option.origin)
      }
    }
    return settled
  }
}
