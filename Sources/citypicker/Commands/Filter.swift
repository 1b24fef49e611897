import MetaData

extension Reply {
  /// Prints what a query found, best first; `lit` tells which Characters of the full name to set off.
  static func filter(
    _ matches: [PlaceMatch], options: Options, lit: (PlaceMatch) -> [Range<Int>] = { _ in [] }
  ) -> Reply {
    Reply(
      output: matches.map { options.line(options.output.line(for: $0.item, lit: lit($0))) }
        .joined(),
      status: matches.isEmpty ? .nothing : .picked)
  }
}
