/// Which key does what, and where: one value. The help screen, `--help` and the manual are made
/// from it, so none of them can lie.
package struct KeyTable: Sendable {
  /// Where a binding holds.
  package enum Scope: Hashable, Sendable, CaseIterable {
    case browsing, index, searching
  }

  package struct Binding: Sendable {
    package let scopes: Set<Scope>
    package let keys: [Key]
    package let action: Action
    /// The line of the help that names it; bindings with one topic share a line.
    package let topic: Topic
  }

  /// A line of the help.
  package enum Topic: Hashable, Sendable, CaseIterable {
    case move, page, ends, letter, section, index, accept, open, leave, mark
    case search, cursor, word, deleteCharacter, kill, yank
    case cancel, quit, help, redraw, suspend
  }

  package let bindings: [Binding]
  private let actions: [Scope: [Key: Action]]

  init(_ bindings: [Binding]) {
    self.bindings = bindings
    var actions: [Scope: [Key: Action]] = [:]
    for binding in bindings {
      for scope in binding.scopes {
        for key in binding.keys { actions[scope, default: [:]][key] = binding.action }
      }
    }
    self.actions = actions
  }

  package func action(for key: Key, in scope: Scope) -> Action? { actions[scope]?[key] }
}

extension KeyTable {
  /// The keys of `citypicker`; with several picks Tab marks, and the index column has Ctrl-T.
  package init(multiple: Bool) {
    self.init(Self.everywhere + Self.browsing + Self.editing + Self.tab(marks: multiple))
  }

  private static let all = Set(Scope.allCases)
  private static let lists: Set<Scope> = [.browsing, .index]

  private static let everywhere: [Binding] = [
    Binding(scopes: all, keys: [Key(.up), .control("p")], action: .move(.up), topic: .move),
    Binding(scopes: all, keys: [Key(.down), .control("n")], action: .move(.down), topic: .move),
    Binding(scopes: all, keys: [Key(.pageUp)], action: .move(.pageUp), topic: .page),
    Binding(scopes: all, keys: [Key(.pageDown)], action: .move(.pageDown), topic: .page),
    Binding(scopes: all, keys: [Key(.enter)], action: .accept, topic: .accept),
    Binding(scopes: all, keys: [Key(.escape), .control("g")], action: .cancel, topic: .cancel),
    Binding(scopes: all, keys: [.control("c")], action: .quit, topic: .quit),
    Binding(scopes: all, keys: [.control("l")], action: .redraw, topic: .redraw),
    Binding(scopes: all, keys: [.control("z")], action: .suspend, topic: .suspend),
  ]

  private static let browsing: [Binding] = [
    Binding(scopes: lists, keys: [.control("k")], action: .move(.up), topic: .move),
    Binding(scopes: lists, keys: [.control("j")], action: .move(.down), topic: .move),
    Binding(scopes: lists, keys: [Key(.home)], action: .move(.first), topic: .ends),
    Binding(scopes: lists, keys: [Key(.end)], action: .move(.last), topic: .ends),
    Binding(scopes: lists, keys: [.sign("[")], action: .previousSection, topic: .section),
    Binding(scopes: lists, keys: [.sign("]")], action: .nextSection, topic: .section),
    Binding(scopes: [.browsing], keys: [Key(.right)], action: .open, topic: .open),
    Binding(
      scopes: [.browsing], keys: [Key(.left), Key(.backspace), .control("h")], action: .leave,
      topic: .leave),
    Binding(scopes: lists, keys: [.sign("/")], action: .beginSearch, topic: .search),
    Binding(scopes: lists, keys: [.sign("?")], action: .help, topic: .help),
  ]

  private static let editing: [Binding] = [
    edit(.toStart, [.control("a"), Key(.home)], .cursor),
    edit(.toEnd, [.control("e"), Key(.end)], .cursor),
    edit(.back, [.control("b"), Key(.left)], .cursor),
    edit(.forward, [.control("f"), Key(.right)], .cursor),
    edit(.wordBack, [.alt("b")], .word),
    edit(.wordForward, [.alt("f")], .word),
    edit(.deleteBack, [Key(.backspace), .control("h")], .deleteCharacter),
    edit(.deleteForward, [.control("d"), Key(.delete)], .deleteCharacter),
    edit(.killWordBack, [.control("w")], .kill),
    edit(.killWordForward, [.alt("d")], .kill),
    edit(.killToStart, [.control("u")], .kill),
    edit(.killToEnd, [.control("k")], .kill),
    edit(.yank, [.control("y")], .yank),
  ]

  private static func edit(_ edit: Edit, _ keys: [Key], _ topic: Topic) -> Binding {
    Binding(scopes: [.searching], keys: keys, action: .edit(edit), topic: topic)
  }

  private static func tab(marks: Bool) -> [Binding] {
    let index = Key.control("t")
    guard marks else {
      return [
        Binding(scopes: lists, keys: [Key(.tab), index], action: .toggleIndex, topic: .index)
      ]
    }
    return [
      Binding(scopes: all, keys: [Key(.tab)], action: .mark, topic: .mark),
      Binding(scopes: lists, keys: [index], action: .toggleIndex, topic: .index),
    ]
  }
}

extension Key {
  static func control(_ letter: Character) -> Key { Key(.character(letter), .control) }
  static func alt(_ letter: Character) -> Key { Key(.character(letter), .alt) }
  static func sign(_ character: Character) -> Key { Key(.character(character)) }
}
