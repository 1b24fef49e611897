import Glibc
import MetaData
import TUI

/// The variables that the program heeds.
struct Environment: Sendable {
  private let values: [String: String]

  init(_ values: [String: String]) { self.values = values }

  /// Those of the process.
  static var ofProcess: Environment {
    let names = [
      "CITYPICKER_DEFAULT_OPTS", "LC_ALL", "LC_MESSAGES", "LANG", "XDG_STATE_HOME", "HOME", "TERM",
      "NO_COLOR", "ESCDELAY",
    ]
    let found = names.compactMap { name in getenv(name).map { (name, String(cString: $0)) } }
    return Environment(Dictionary(uniqueKeysWithValues: found))
  }

  /// Options that stand before those of the command line.
  var defaultOptions: String { values["CITYPICKER_DEFAULT_OPTS"] ?? "" }

  var language: Language {
    Language(locales: ["LC_ALL", "LC_MESSAGES", "LANG"].map { values[$0] })
  }

  /// The kind of the terminal; empty where none is named.
  var terminal: String { values["TERM"] ?? "" }

  /// Whether colours are unwanted; an empty value says nothing.
  var refusesColor: Bool { values["NO_COLOR"].map { !$0.isEmpty } ?? false }

  /// Milliseconds after which Esc alone is a key; nil where no sensible number is named.
  var escapeDelay: Int? {
    values["ESCDELAY"].flatMap { Int($0) }.flatMap { (0...10_000).contains($0) ? $0 : nil }
  }

  /// The state file of a list; nil where no folder for it is named, and for what has no name.
  func stateFile(of source: Options.Source) -> StateFile? {
    guard
      let location = StateLocation(xdgStateHome: values["XDG_STATE_HOME"], home: values["HOME"])
    else { return nil }
    switch source {
    case .builtIn: return StateFile(location: location)
    case .file(let path):
      return StateLocation.name(forFile: path).map { StateFile(location: location, name: $0) }
    case .standardInput: return nil
    }
  }
}
