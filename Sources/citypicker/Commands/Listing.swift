import MetaData
import TUI

extension Reply {
  /// Prints sections, a heading line before each.
  static func list(_ sections: [Section], options: Options, words: Words) -> Reply {
    let text = sections.map { section in
      // One object a line is the promise of JSON: a heading would break whatever reads it.
      let heading =
        options.output == .json ? "" : options.line("# \(section.id.heading(in: words))")
      return heading + options.lines(for: section.items)
    }
    return Reply(output: text.joined(), status: sections.isEmpty ? .nothing : .picked)
  }
}

extension Section.ID {
  fileprivate func heading(in words: Words) -> String {
    switch self {
    case .recent: words[.recent]
    case .hot: words[.hot]
    case .letter(let letter): String(letter)
    case .group(let title): title
    case .other: words[.other]
    }
  }
}
