/// One option as it is typed: the parser, the help, "did you mean", the manual and the completions
/// read the same rows.
struct OptionRow: Sendable {
  let key: OptionKey
  let long: String
  /// The short form with its sign: `-q`, and `+s` as other pickers have it.
  let short: String?
  /// What the value is called in the help; nil where the option takes none.
  let value: String?
  /// Whether the option means something without its value too. Such a value is only ever written
  /// behind `--long=`: a word of its own is an operand, and `-m1` is `-m -1`.
  let isValueOptional: Bool

  init(_ key: OptionKey, _ long: String, _ short: String? = nil, value: String? = nil) {
    self.key = key
    self.long = long
    self.short = short
    self.value = value
    isValueOptional = false
  }

  init(_ key: OptionKey, _ long: String, _ short: String?, optional value: String) {
    self.key = key
    self.long = long
    self.short = short
    self.value = value
    isValueOptional = true
  }
}

extension OptionRow {
  /// All options, in the order of the help.
  static let table: [OptionRow] = [
    OptionRow(.query, "query", "-q", value: "TEXT"),
    OptionRow(.selectOne, "select-1", "-1"),
    OptionRow(.exitZero, "exit-0", "-0"),
    OptionRow(.filter, "filter", "-f", value: "TEXT"),
    OptionRow(.list, "list"),
    OptionRow(.multi, "multi", "-m", optional: "MAX"),
    OptionRow(.output, "output", "-o", value: "FIELD,…"),
    OptionRow(.format, "format", value: "TEMPLATE"),
    OptionRow(.json, "json"),
    OptionRow(.print0, "print0"),
    OptionRow(.printQuery, "print-query"),
    OptionRow(.level, "level", value: "SET"),
    OptionRow(.exact, "exact", "-e"),
    OptionRow(.noSort, "no-sort", "+s"),
    OptionRow(.fuzzySounds, "fuzzy-sounds"),
    OptionRow(.current, "current"),
    OptionRow(.set, "set", value: "PLACE"),
    OptionRow(.watch, "watch"),
    OptionRow(.forget, "forget"),
    OptionRow(.recents, "recents", value: "N"),
    OptionRow(.noRecents, "no-recents"),
    OptionRow(.groupBy, "group-by", value: "KEY"),
    OptionRow(.nameKey, "name-key", value: "KEY"),
    OptionRow(.childrenKey, "children-key", value: "KEY"),
    OptionRow(.readingKey, "reading-key", value: "KEY"),
    OptionRow(.regroup, "regroup"),
    OptionRow(.explain, "explain"),
    OptionRow(.convert, "convert", value: "OUT"),
    OptionRow(.delimiter, "delimiter", "-d", value: "STR"),
    OptionRow(.nth, "nth", "-n", value: "LIST"),
    OptionRow(.withNth, "with-nth", value: "LIST"),
    OptionRow(.acceptNth, "accept-nth", value: "LIST"),
    OptionRow(.read0, "read0"),
    OptionRow(.keys, "keys", value: "NOTATION"),
    OptionRow(.size, "size", value: "WxH"),
    OptionRow(.printScreen, "print-screen"),
    OptionRow(.language, "lang", value: "LANGUAGE"),
    OptionRow(.color, "color", value: "WHEN"),
    OptionRow(.noMouse, "no-mouse"),
    OptionRow(.help, "help", "-h"),
    OptionRow(.version, "version", "-V"),
  ]
}

extension OptionRow {
  /// The long form with its dashes.
  var name: String { "--\(long)" }
}

extension OptionKey {
  /// The long form with its dashes, as messages name it.
  var name: String { OptionRow.table.first { $0.key == self }?.name ?? "" }
}
