import MetaData

/// What the importer is told to do.
enum ImportCommand: Equatable {
  /// `--compile CITIES PROVINCES -o CATALOG`: the built-in catalog.
  case compile(cities: String, provinces: String, output: String)
  /// `--import [OPTIONS] -- FILE`: an `ImportAnswer` on standard output; `-` is standard input.
  case list(file: String, options: ImportOptions)
  /// `--convert OUT -- FILE`: a property list or JSON, by OUT's ending.
  case convert(file: String, output: String)

  static let usage = """
    usage: citypicker-import --compile CITIES PROVINCES -o CATALOG
           citypicker-import --import [--name-key KEY] [--children-key KEY] [--reading-key KEY]
                             [--group-by KEY | --regroup] -- FILE
           citypicker-import --convert OUT -- FILE
    """

  /// Nil for arguments that make no sense.
  init?(_ arguments: [String]) {
    switch arguments.first {
    case "--compile" where arguments.count == 5 && arguments[3] == "-o":
      self = .compile(cities: arguments[1], provinces: arguments[2], output: arguments[4])
    case "--convert" where arguments.count == 4 && arguments[2] == "--":
      self = .convert(file: arguments[3], output: arguments[1])
    case "--import":
      guard let list = Self.list(arguments.dropFirst()) else { return nil }
      self = list
    default: return nil
    }
  }

  private static func list(_ arguments: ArraySlice<String>) -> ImportCommand? {
    var options = ImportOptions()
    var rest = arguments
    while let option = rest.popFirst() {
      switch option {
      case "--regroup": options.sections = .byReading
      case "--":
        guard rest.count == 1, let file = rest.first else { return nil }
        return .list(file: file, options: options)
      default:
        guard let key = rest.popFirst() else { return nil }
        switch option {
        case "--name-key": options.nameKey = key
        case "--children-key": options.childrenKey = key
        case "--reading-key": options.readingKey = key
        case "--group-by": options.sections = .grouped(by: key)
        default: return nil
        }
      }
    }
    return nil
  }
}
