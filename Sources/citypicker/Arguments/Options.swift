import MetaData
import TUI

/// Everything the command line asks for.
struct Options: Equatable, Sendable {
  /// What the program is to do.
  enum Task: Equatable, Sendable {
    case pick, filter(String), list, current, set(String), watch, forget, help, version
    /// Write the FILE as another kind, by the ending of this path.
    case convert(String)
  }

  /// Where the rows come from.
  enum Source: Equatable, Sendable { case builtIn, standardInput, file(String) }

  /// What is printed of an answer.
  enum Output: Equatable, Sendable { case fields([String]), template(Template), json }

  /// How many picks are remembered.
  enum Recents: Equatable, Sendable { case off, keep(Int) }

  /// Departures from the usual search.
  struct Matching: OptionSet, Sendable {
    let rawValue: UInt8
    static let exact = Matching(rawValue: 1)
    static let listOrder = Matching(rawValue: 2)
    static let fuzzySounds = Matching(rawValue: 4)
  }

  /// What may end the program before the screen opens.
  struct Shortcuts: OptionSet, Sendable {
    let rawValue: UInt8
    static let selectOne = Shortcuts(rawValue: 1)
    static let exitZero = Shortcuts(rawValue: 2)
  }

  /// What is said about a list of one's own instead of letting it be found out.
  struct Shape: Equatable, Sendable {
    var importing = ImportOptions()
    /// Whether what was found out is told.
    var isExplained = false
  }

  /// A run on the screen in memory.
  struct Script: Equatable, Sendable {
    var keys = ""
    var size = Size(columns: 80, rows: 24)
    var printsScreen = false
  }

  enum Color: String, CaseIterable, Sendable {
    case automatic = "auto"
    case always, never, dark, light
    case sixteen = "16"
  }

  enum Mouse: Equatable, Sendable { case on, off }

  var task = Task.pick
  var source = Source.builtIn
  var query = ""
  var shortcuts: Shortcuts = []
  /// How many can be picked at once; `Int.max` where that is left to who picks.
  var choices = 1
  var output = Output.fields(["name"])
  /// What ends each answer.
  var answerEnd = LineStore.Terminator.lineFeed
  /// Whether the query is printed before the answers.
  var printsQuery = false
  /// What can be picked.
  var levels: Levels = .city
  var matching: Matching = []
  var recents = Recents.keep(8)
  var shape = Shape()
  /// The parts of plain lines.
  var columns = LineColumns()
  /// Whether a delimiter was given: `columns` has one in any case.
  var hasDelimiter = false
  /// What ends each line that is read.
  var lineEnd = LineStore.Terminator.lineFeed
  /// nil: the real terminal.
  var script: Script?
  var color = Color.automatic
  var mouse = Mouse.on
  /// nil: by the locale.
  var language: Language?
}
