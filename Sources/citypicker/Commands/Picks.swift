import MetaData

extension Reply {
  /// Answers with what was picked, and records it.
  static func picked(_ items: [Item], query: String, options: Options) -> Reply {
    var reply = Reply(output: options.printed(query: query) + options.lines(for: items))
    // A deeper pick is a pick of its city; a province is none.
    let codes = items.compactMap { $0.city?.code }
    if case .keep(let limit) = options.recents, !codes.isEmpty {
      reply.saving = .attempt(.record(codes, keeping: limit))
    }
    return reply
  }

  /// What `-1` and `-0` make of the matches of the initial query; nil when the screen has to decide.
  static func shortcut(_ matches: [PlaceMatch], options: Options) -> Reply? {
    let direct = matches.filter(\.isDirect)
    let counted = direct.isEmpty ? matches : direct
    if counted.isEmpty, options.shortcuts.contains(.exitZero) { return Reply(status: .nothing) }
    if let only = counted.first, counted.count == 1, options.shortcuts.contains(.selectOne) {
      return .picked([only.item], query: options.query, options: options)
    }
    return nil
  }
}
