import MetaData
import TUI

/// One run of the program: from options to an exit status.
struct Program {
  let options: Options
  let catalog = Catalog.builtIn
  let words: Words
  let environment: Environment
  let stateFile: StateFile?
  var state: KeptState

  init(options: Options, environment: Environment) {
    self.options = options
    self.environment = environment
    words = Words(options.language ?? environment.language)
    stateFile = environment.stateFile(of: options.source)
    state = KeptState(stateFile)
  }

  mutating func run() -> ExitStatus {
    if let source = listSource { return finish(answer(from: source)) }
    return options.task == .watch ? watch() : finish(reply())
  }

  private mutating func reply() -> Reply {
    switch options.task {
    case .help:
      return .help(
        words.language,
        keys: KeyTable(multiple: false).help(in: words.language).map { ($0.keys, $0.meaning) })
    case .version: return .version(of: catalog)
    case .current: return .current(state.read().currentCity(in: catalog), options: options)
    case .forget: return .forget
    case .list: return .list(sections(), options: options, words: words)
    case .filter(let text):
      return filter(
        text, rows: catalog.places(at: options.levels), reach: .levels(options.levels))
    case .set(let text):
      return .set(text, in: catalog, options: options) { text in
        var search = PlaceSearch(rows: Array(catalog.cities), reach: .levels(.city))
        return search.matches(text, options: options.search)
      }
    case .pick, .watch, .convert:
      let matches = options.shortcuts.isEmpty ? [] : matches(options.query)
      return .shortcut(matches, options: options) ?? pick()
    }
  }

  /// What a query finds among all places that can be picked; the recents do not count here, so that a
  /// script gets the same answer on every day.
  private func matches(_ text: String) -> [PlaceMatch] {
    var search = PlaceSearch(
      rows: catalog.places(at: options.levels), reach: .levels(options.levels))
    return search.matches(text, options: options.search)
  }

  private mutating func sections() -> [Section] { sections(shownRecents(state.read())) }

  func sections(_ recents: [Item]) -> [Section] {
    if options.levels == .city { return catalog.sections(recents: recents) }
    let places = catalog.places(at: options.levels)
    let hot = places.filter { $0.hot != nil }.sorted { ($0.hot ?? 0) < ($1.hot ?? 0) }
    let first = [Section(id: .recent, items: recents), Section(id: .hot, items: hot)]
    return first.filter { !$0.items.isEmpty } + Section.filed(places)
  }

  /// The recents that are shown: as many as are kept, of those that the catalog knows.
  func shownRecents(_ recents: Recents) -> [Item] {
    guard case .keep(let limit) = options.recents else { return [] }
    return Array(catalog.places(withCodes: recents.codes).prefix(limit))
  }

  /// Writes, then saves: what never reached its reader was not chosen.
  private mutating func finish(_ reply: Reply) -> ExitStatus {
    var reply = reply
    if let status = write(reply.output) { return status }
    switch reply.saving {
    case .nothing: break
    case .attempt(let change): _ = state.save(change, waiting: .milliseconds(200))
    case .require(let change):
      if !state.save(change, waiting: .milliseconds(10_000)) { reply.status = .failure }
    }
    for line in reply.diagnostics + state.warnings { Diagnostic(text: line).complain() }
    return reply.status
  }

  /// Nil when all is well.
  func write(_ output: [UInt8]) -> ExitStatus? {
    do throws(OutputFault) {
      try StandardOutput.write(output)
      return nil
    } catch {
      if let line = error.line { Diagnostic(text: line).complain() }
      return .failure
    }
  }
}
