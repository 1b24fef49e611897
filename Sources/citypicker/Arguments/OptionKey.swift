/// What an option means, apart from how it is spelled.
enum OptionKey: CaseIterable, Sendable {
  case query, selectOne, exitZero
  case filter, list
  case output, format, json
  case level, exact, noSort, fuzzySounds
  case current, set, watch, forget
  case recents, noRecents
  case keys, size, printScreen
  case language, color, noMouse
  case help, version
}
