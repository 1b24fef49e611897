/// What a user says about a list instead of letting it be found out.
public struct ImportOptions: Hashable, Sendable {
  /// How the sections of a list come about.
  public enum Sections: Hashable, Sendable {
    /// As the file has them; by our readings where it has none.
    case asFiled
    /// By our readings, whatever the file says.
    case byReading
    /// By the values of this key, sorted without regard to case, the rows in each by name.
    case grouped(by: String)
  }

  /// The key of a row's name.
  public var nameKey: String?
  /// The key of what lies in a row; empty where nothing lies in anything, whatever lists there are.
  public var childrenKey: String?
  /// The key of a row's reading, pinyin with or without tones.
  public var readingKey: String?
  /// How the sections come about.
  public var sections: Sections

  /// Nothing is said unless it is said here.
  public init(
    nameKey: String? = nil, childrenKey: String? = nil, readingKey: String? = nil,
    sections: Sections = .asFiled
  ) {
    self.nameKey = nameKey
    self.childrenKey = childrenKey
    self.readingKey = readingKey
    self.sections = sections
  }

  /// The options as arguments of `citypicker-import`.
  package var arguments: [String] {
    var arguments: [String] = []
    for (option, key) in [
      ("--name-key", nameKey), ("--children-key", childrenKey), ("--reading-key", readingKey),
    ] {
      if let key { arguments += [option, key] }
    }
    switch sections {
    case .asFiled: break
    case .byReading: arguments.append("--regroup")
    case .grouped(let key): arguments += ["--group-by", key]
    }
    return arguments
  }
}
