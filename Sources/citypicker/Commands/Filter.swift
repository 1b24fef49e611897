import MetaData

extension Reply {
  /// Prints what a query found, best first; `lit` tells which Characters of the full name to set off.
  static func filter(
    _ matches: [PlaceMatch], output: Options.Output, lit: (PlaceMatch) -> [Range<Int>] = { _ in [] }
  ) -> Reply {
    Reply(
      output: matches.map { output.line(for: $0.item, lit: lit($0)) + "\n" }.joined(),
      status: matches.isEmpty ? .nothing : .picked)
  }
}
