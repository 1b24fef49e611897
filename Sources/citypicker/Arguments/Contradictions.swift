/// Options that cannot be meant together. What the command line says displaces what the environment
/// says; two that contradict each other in one place are a fault.
enum Contradictions {
  /// Sets of which one option at most can count.
  private static let groups: [Set<OptionKey>] = [
    tasks, [.output, .format, .json], [.recents, .noRecents],
  ]
  /// What is done without a screen.
  private static let tasks: Set<OptionKey> = [.filter, .list, .current, .set, .watch, .forget]
  /// What only a screen can do.
  private static let screen: Set<OptionKey> = [
    .query, .selectOne, .exitZero, .keys, .size, .printScreen,
  ]

  private static func contradict(_ one: OptionKey, _ other: OptionKey) -> Bool {
    one != other
      && (groups.contains { $0.contains(one) && $0.contains(other) }
        || tasks.contains(one) && screen.contains(other)
        || screen.contains(one) && tasks.contains(other))
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
