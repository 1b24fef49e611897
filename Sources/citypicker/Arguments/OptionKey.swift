/// What an option means, apart from how it is spelled.
enum OptionKey: CaseIterable, Sendable {
  case query, selectOne, exitZero
  case filter, list
  case multi, output, format, json, print0, printQuery
  case level, exact, noSort, fuzzySounds
  case current, set, watch, forget
  case recents, noRecents
  case groupBy, nameKey, childrenKey, readingKey, regroup, explain, convert
  case delimiter, nth, withNth, acceptNth, read0
  case keys, size, printScreen
  case language, color, noMouse
  case help, version
}
