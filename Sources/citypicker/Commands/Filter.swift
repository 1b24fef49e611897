import MetaData

extension Options {
  /// The query as a line of its own where that is wanted.
  func printed(query: String) -> String { printsQuery ? line(query) : "" }
}

extension Reply {
  /// Prints what a query found, best first; `lit` tells which Characters of the full name to set off.
  static func filter(
    _ matches: [PlaceMatch], query: String, options: Options,
    lit: (PlaceMatch) -> [Range<Int>] = { _ in [] }
  ) -> Reply {
    Reply(
      output: options.printed(query: query)
        + matches.map { options.line(options.output.line(for: $0.item, lit: lit($0))) }.joined(),
      status: matches.isEmpty ? .nothing : .picked)
  }
}
