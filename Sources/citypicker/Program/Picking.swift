import MetaData
import TUI

extension Program {
  /// Lets somebody pick a place.
  mutating func pick() -> Reply {
    let kept = state.read()
    let recents = shownRecents(kept)
    let settings = Settings(
      words: words, subject: .places(options.levels), reach: .levels(options.levels),
      options: options.search, current: kept.currentCity(in: catalog), recents: recents,
      choices: options.choices)
    let picker = State(
      settings: settings, sections: root(recents), query: options.initialQuery,
      size: options.screenSize)
    return show(picker) { _, rows, query in
      .picked(rows.compactMap(\.item), query: query, options: options)
    }
  }

  /// The list that is shown first: the cities, or the provinces where cities cannot be picked.
  private func root(_ recents: [Item]) -> [Section] {
    guard !options.levels.contains(.city) else { return catalog.sections(recents: recents) }
    return Section.filed(catalog.top)
  }

  /// What is answered with the rows that were picked, by the query they were picked with; the state
  /// is the last one.
  typealias Answer = (_ state: State, _ rows: [Row], _ query: String) -> Reply

  /// Runs the picker: on the terminal, or by a script on the screen in memory.
  func show(_ picker: State, input: Int32? = nil, answer: Answer) -> Reply {
    var picker = picker
    if let script = options.script { return play(script, &picker, input, answer) }
    do throws(TerminalError) {
      var terminal = try NcursesTerminal(name: environment.terminal, options: terminalOptions)
      picker.resize(to: terminal.size)
      let outcome = TUI.run(&picker, on: &terminal, input: input)
      return reply(to: outcome, picker, answer)
    } catch {
      return .failure(error.line)
    }
  }

  private var terminalOptions: NcursesTerminal.Options {
    var settings = NcursesTerminal.Options()
    settings.color = colorChoice
    settings.noColor = environment.refusesColor
    settings.hasMouse = options.mouse == .on
    settings.escapeDelay = environment.escapeDelay ?? settings.escapeDelay
    return settings
  }

  private var colorChoice: ColorChoice { ColorChoice(rawValue: options.color.rawValue) ?? .auto }

  private func play(
    _ script: Options.Script, _ picker: inout State, _ input: Int32?, _ answer: Answer
  ) -> Reply {
    let keys: [Key]
    do throws(KeyNotation.Failure) {
      keys = try KeyNotation.keys(in: script.keys)
    } catch {
      return .failure(error.line)
    }
    var terminal = MemoryTerminal(size: script.size, script: keys.map { .key($0) })
    let outcome = TUI.run(&picker, on: &terminal, input: input)
    guard script.printsScreen else { return reply(to: outcome, picker, answer) }
    let frame = terminal.frame
    let theme = Theme(.always, noColor: false, colors: 256)
    let lines = options.color == .always ? frame.coloredLines(theme) : frame.lines
    return Reply(output: lines.map { $0 + "\n" }.joined())
  }

  private func reply(to outcome: Outcome, _ state: State, _ answer: Answer) -> Reply {
    switch outcome {
    case .picked(let rows, let query): answer(state, rows, query)
    case .aborted: Reply(status: .givenUp)
    }
  }
}

extension Options {
  /// The query to start with; an empty one opens no search.
  var initialQuery: String? { query.isEmpty ? nil : query }

  /// The size of the screen in memory; a terminal says its own.
  var screenSize: Size { script?.size ?? Size(columns: 80, rows: 24) }
}
