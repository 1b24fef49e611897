import MetaData
import TUI

extension Program {
  /// Lets somebody pick a place.
  mutating func pick() -> Reply {
    let kept = state.read()
    let recents = shownRecents(kept)
    let settings = Settings(
      words: words, subject: .places(options.levels), reach: .levels(options.levels),
      options: options.search, current: kept.currentCity(in: catalog), recents: recents)
    let picker = State(
      settings: settings, sections: root(recents),
      query: options.query.isEmpty ? nil : options.query,
      size: options.screenSize)
    return show(picker) { rows in .picked(rows.compactMap(\.item), options: options) }
  }

  /// The list that is shown first: the cities, or the provinces where cities cannot be picked.
  private func root(_ recents: [Item]) -> [Section] {
    guard !options.levels.contains(.city) else { return catalog.sections(recents: recents) }
    return Section.filed(catalog.top)
  }

  /// Runs the picker: on the terminal, or by a script on the screen in memory.
  func show(_ picker: State, input: Int32? = nil, answer: ([Row]) -> Reply) -> Reply {
    var picker = picker
    if let script = options.script { return play(script, &picker, input, answer) }
    do throws(TerminalError) {
      var terminal = try NcursesTerminal(name: environment.terminal, options: terminalOptions)
      picker.resize(to: terminal.size)
      return reply(to: TUI.run(&picker, on: &terminal, input: input), answer)
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
    _ script: Options.Script, _ picker: inout State, _ input: Int32?, _ answer: ([Row]) -> Reply
  ) -> Reply {
    let keys: [Key]
    do throws(KeyNotation.Failure) {
      keys = try KeyNotation.keys(in: script.keys)
    } catch {
      return .failure(error.line)
    }
    var terminal = MemoryTerminal(size: script.size, script: keys.map { .key($0) })
    let outcome = TUI.run(&picker, on: &terminal, input: input)
    guard script.printsScreen else { return reply(to: outcome, answer) }
    let frame = terminal.frame
    let theme = Theme(.always, noColor: false, colors: 256)
    let lines = options.color == .always ? frame.coloredLines(theme) : frame.lines
    return Reply(output: lines.map { $0 + "\n" }.joined())
  }

  private func reply(to outcome: Outcome, _ answer: ([Row]) -> Reply) -> Reply {
    switch outcome {
    case .picked(let rows, _): answer(rows)
    case .aborted: Reply(status: .givenUp)
    }
  }
}

extension Options {
  /// The size of the screen in memory; a terminal says its own.
  var screenSize: Size { script?.size ?? Size(columns: 80, rows: 24) }
}
