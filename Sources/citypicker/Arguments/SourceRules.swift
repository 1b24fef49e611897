/// Options that mean something only for some sources of rows.
extension Options.Source {
  /// The options that count with this source, in their order.
  ///
  /// Default options stand there for every run: those that do not suit this one are passed over. One
  /// that was typed is a mistake.
  func settle(_ options: [GivenOption]) throws(ArgumentFault) -> [GivenOption] {
    var settled: [GivenOption] = []
    for option in options {
      guard let fact = objection(to: option.key) else {
        settled.append(option)
        continue
      }
      if option.origin == .commandLine { throw ArgumentFault(fact: fact, origin: option.origin) }
    }
    return settled
  }

  private func objection(to key: OptionKey) -> ArgumentFault.Fact? {
    switch (self, key) {
    case (.file, .convert): nil
    // What is written is the file as it is, so it has to be one.
    case (_, .convert): .needsFile(option: key.name)
    case (.builtIn, _): Self.listOnly.contains(key) ? .needsList(option: key.name) : nil
    case (.file, _), (.standardInput, _):
      Self.builtInOnly.contains(key) ? .builtInOnly(option: key.name) : nil
    }
  }

  private static let listOnly: Set<OptionKey> = [
    .groupBy, .nameKey, .childrenKey, .readingKey, .regroup, .explain, .delimiter, .nth, .withNth,
    .acceptNth, .read0,
  ]
  private static let builtInOnly: Set<OptionKey> = [.current, .set, .watch, .forget]
}
