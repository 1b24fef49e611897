import MetaData
import Pinyin
import TUI

// What is done with a FILE or the standard input.
extension Program {
  /// The list that was named; nil: the built-in places.
  var listSource: ListSource? {
    let path: String?
    switch options.source {
    case .builtIn: return nil
    case .standardInput: path = nil
    case .file(let name): path = name
    }
    // With columns of lines a delimiter is theirs; alone it says that the file is a table.
    let columns = options.columns
    let isOfLines = columns.searched != nil || columns.shown != nil || columns.printed != nil
    let separator = options.hasDelimiter && !isOfLines ? columns.delimiter.character : nil
    return ListSource(
      path: path, options: options.shape.importing, separator: separator,
      terminator: options.lineEnd)
  }

  mutating func answer(from source: ListSource) -> Reply {
    if case .convert(let output) = options.task { return convert(source, to: output) }
    do throws(ListFault) {
      switch try source.open() {
      case .items(let list): return answer(from: list, source)
      case .lines(let store, let rest): return answer(from: store, rest, source)
      }
    } catch .noItems {
      return Reply(diagnostics: [ListFault.noItems.line(name: source.name)], status: .nothing)
    } catch {
      return .failure(error.line(name: source.name))
    }
  }

  private func convert(_ source: ListSource, to output: String) -> Reply {
    do throws(ImportFault) {
      try ImporterClient().convert(.file(source.path ?? "-"), to: output)
      return Reply()
    } catch {
      return .failure(ListFault.importing(error).line(name: source.name))
    }
  }

  private mutating func answer(from list: ImportedList, _ source: ListSource) -> Reply {
    if options.shape.isExplained {
      return Reply(output: list.explanation.map { $0 + "\n" }.joined())
    }
    let items = ListItems(list.catalog, isDeep: options.levels == .any)
    var reply: Reply
    switch options.task {
    case .filter(let text): reply = filter(text, rows: items.rows, reach: items.reach)
    case .list: reply = .list(items.deepSections, options: options, words: words)
    default: reply = pick(from: items, source)
    }
    reply.diagnostics.insert(
      contentsOf: list.warnings.map { "\(source.name): \($0)" }, at: 0)
    return reply
  }

  private mutating func pick(from items: ListItems, _ source: ListSource) -> Reply {
    let identities = RowIdentities(items.catalog)
    if !options.shortcuts.isEmpty {
      var search = PlaceSearch(rows: items.rows, reach: items.reach)
      let matches = search.matches(options.query, options: options.search)
      if var reply = Reply.shortcut(matches, options: options) {
        reply.saving = saving(
          reply.status == .picked ? matches.prefix(1).map(\.item) : [], identities)
        return reply
      }
    }
    var recents: [Item] = []
    if case .keep(let limit) = options.recents {
      recents = state.read().codes.compactMap { identities.item($0) }.prefix(limit).map { $0 }
    }
    let settings = Settings(
      words: words, subject: .list(source.title), reach: items.reach, options: options.search,
      recents: recents, choices: options.choices)
    let picker = State(
      settings: settings, sections: items.catalog.sections(recents: recents),
      query: options.initialQuery, size: options.screenSize)
    return show(picker) { _, rows, query in
      let picked = rows.compactMap(\.item)
      var reply = Reply.picked(picked, query: query, options: options)
      reply.saving = saving(picked, identities)
      return reply
    }
  }

  /// What is remembered of picks from a file; the standard input has no name to remember it by.
  private func saving(_ items: [Item], _ identities: RowIdentities) -> Reply.Saving {
    let names = items.compactMap { identities.identity(of: $0) }
    guard case .keep(let limit) = options.recents, stateFile != nil, !names.isEmpty else {
      return .nothing
    }
    return .attempt(.record(names, keeping: limit))
  }
}

/// The items of a list, and how deep they are looked at.
private struct ListItems {
  let catalog: Catalog
  let rows: [Item]
  let reach: PlaceSearch.Reach

  init(_ catalog: Catalog, isDeep: Bool) {
    self.catalog = catalog
    rows = catalog.sections().flatMap(\.items)
    reach = isDeep ? .everything : .rows
  }

  /// The sections with all that lies in their rows, where that was asked for.
  var deepSections: [Section] {
    guard reach == .everything else { return catalog.sections() }
    return catalog.sections().map { section in
      Section(id: section.id, items: section.items.flatMap(Self.withDescendants))
    }
  }

  private static func withDescendants(_ item: Item) -> [Item] {
    [item] + item.children.flatMap(withDescendants)
  }
}
