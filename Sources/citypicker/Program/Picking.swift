import MetaData
import TUI

extension Program {
  /// Lets somebody pick: on the terminal, or from a script on the screen in memory.
  mutating func pick() -> Reply {
    let kept = state.read()
    let recents = shownRecents(kept)
    var picker = State(
      settings: Settings(
        words: words, levels: options.levels, options: options.search,
        current: kept.currentCity(in: catalog), recents: recents),
      sections: sections(recents), query: options.query.isEmpty ? nil : options.query,
      size: options.script?.size ?? Size(columns: 80, rows: 24))
    if let script = options.script { return play(script, &picker) }
    var settings = NcursesTerminal.Options()
    settings.color = ColorChoice(rawValue: options.color.rawValue) ?? .auto
    settings.noColor = environment.refusesColor
    settings.hasMouse = options.mouse == .on
    settings.escapeDelay = environment.escapeDelay ?? settings.escapeDelay
    do throws(TerminalError) {
      var terminal = try NcursesTerminal(name: environment.terminal, options: settings)
      picker.resize(to: terminal.size)
      return reply(to: TUI.run(&picker, on: &terminal))
    } catch {
      return .failure(error.line)
    }
  }

  private func play(_ script: Options.Script, _ picker: inout State) -> Reply {
    let keys: [Key]
    do throws(KeyNotation.Failure) {
      keys = try KeyNotation.keys(in: script.keys)
    } catch {
      return .failure(error.line)
    }
    var terminal = MemoryTerminal(size: script.size, script: keys.map { .key($0) })
    let outcome = TUI.run(&picker, on: &terminal)
    guard script.printsScreen else {
      return reply(to: outcome)
    }
    let lines =
      options.color == .always
      ? terminal.frame.coloredLines(Theme(.always, noColor: false, colors: 256))
      : terminal.frame.lines
    return Reply(output: lines.map { $0 + "\n" }.joined())
  }

  private func reply(to outcome: Outcome) -> Reply {
    switch outcome {
    case .picked(let items, _): .picked(items, options: options)
    case .aborted: Reply(status: .givenUp)
    }
  }
}
