import Foundation
import MetaData
import Testing

@testable import TUI

/// A picker on the built-in catalog, after some keys.
func picker(
  _ keys: String = "", size: Size = Size(columns: 80, rows: 24), language: Language = .simplified,
  recents: [String] = [], choices: Int = 1
) throws -> State {
  let catalog = Catalog.builtIn
  let recents = recents.compactMap { catalog.item(code: $0) }
  var state = State(
    settings: Settings(
      words: Words(language), current: recents.first, recents: recents, choices: choices),
    sections: catalog.sections(recents: recents), size: size)
  for key in try KeyNotation.keys(in: keys) { _ = update(&state, .key(key)) }
  return state
}

/// Compares a frame with the recorded screen of that name: the text above, and below it one letter
/// a cell for the style. With `CITYPICKER_RECORD` in the environment the screen is written, and the
/// test fails all the same, so that a recording can never pass by accident.
func expectScreen(
  _ name: String, _ frame: Frame, file: String = #filePath,
  at location: SourceLocation = #_sourceLocation
) {
  let folder = URL(filePath: file).deletingLastPathComponent()
  let path = screensFolder(from: folder).appending(path: "\(name).txt")
  let drawn = text(of: frame)
  if ProcessInfo.processInfo.environment["CITYPICKER_RECORD"] != nil {
    do {
      try Data(drawn.utf8).write(to: path)
      Issue.record(
        "recorded \(name): read it, then run without recording", sourceLocation: location)
    } catch {
      Issue.record(error, sourceLocation: location)
    }
    return
  }
  let recorded = try? String(contentsOf: path, encoding: .utf8)
  #expect(drawn == recorded, "the screen \(name)", sourceLocation: location)
}

private func screensFolder(from folder: URL) -> URL {
  var folder = folder
  while folder.lastPathComponent != "TUITests", folder.path != "/" {
    folder.deleteLastPathComponent()
  }
  return folder.appending(path: "Screens")
}

private func text(of frame: Frame) -> String {
  let cursor = frame.cursor.map { "cursor \($0.column),\($0.row)" } ?? "no cursor"
  let ruler = "── \(frame.size.columns)×\(frame.size.rows), \(cursor) ──"
  return (frame.lines + [ruler] + frame.styleLines).joined(separator: "\n") + "\n"
}
