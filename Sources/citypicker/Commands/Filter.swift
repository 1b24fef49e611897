import MetaData

extension Reply {
  /// Prints what a query found, best first.
  static func filter(_ matches: [PlaceMatch], output: Options.Output) -> Reply {
    Reply(
      output: output.lines(for: matches.map(\.item)),
      status: matches.isEmpty ? .nothing : .picked)
  }
}
