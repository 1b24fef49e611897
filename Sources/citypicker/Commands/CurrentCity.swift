import MetaData

extension Reply {
  /// Prints the current city.
  static func current(_ city: Item?, options: Options) -> Reply {
    guard let city else { return Reply(status: .nothing) }
    return Reply(output: options.lines(for: [city]))
  }

  /// Makes a city the current one, and prints nothing.
  ///
  /// `matches` are what a search for `text` among the cities finds; it is asked only when the text is
  /// neither a code nor a name.
  static func set(
    _ text: String, in catalog: Catalog, options: Options, matches: (String) -> [PlaceMatch]
  ) -> Reply {
    if let city = catalog.item(code: text)?.city { return set(city, options: options) }
    let named = catalog.cities.filter { $0.name == text || $0.fullName == text }
    if let city = named.first, named.count == 1 { return set(city, options: options) }
    let found = matches(text)
    let direct = found.filter(\.isDirect)
    if let match = direct.first, direct.count == 1 { return set(match.item, options: options) }
    return Reply(diagnostics: refusal(of: text, candidates: found), status: .nothing)
  }

  /// Empties the recents.
  static var forget: Reply { Reply(saving: .require(.forget)) }

  private static func set(_ city: Item, options: Options) -> Reply {
    switch options.recents {
    case .keep(let limit): Reply(saving: .require(.record([city.code], keeping: limit)))
    case .off: Reply(saving: .require(.choose(city.code)))
    }
  }

  private static func refusal(of text: String, candidates: [PlaceMatch]) -> [String] {
    guard !candidates.isEmpty else { return ["no city is called '\(text)'"] }
    let shown = candidates.prefix(20).map { match in
      let parent = match.item.parent.map { "  \($0.name)" } ?? ""
      return "  \(match.item.code) \(match.item.name)\(match.note.map { " ‹ \($0)" } ?? parent)"
    }
    let more = candidates.count - shown.count
    return ["'\(text)' is not one city; it could be"] + shown
      + (more > 0 ? ["  and \(more) more"] : [])
  }
}
