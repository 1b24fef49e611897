import TUI

extension Reply {
  /// Tells how the program is used; the keys come from the picker's own table.
  static func help(_ language: Language, keys: [(keys: String, meaning: String)]) -> Reply {
    Reply(output: HelpText(language: language, keys: keys).text)
  }

  /// An error that leaves nothing else to do.
  static func failure(_ diagnostic: String) -> Reply {
    Reply(diagnostics: [diagnostic], status: .failure)
  }
}
