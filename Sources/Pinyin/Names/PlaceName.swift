/// Everything by which a place can be found.
public struct PlaceName: Sendable {
  /// The full name, with its administrative ending.
  public var text: String
  /// The verified reading: one syllable for each Character, `.none` where there is none.
  public var reading: [Syllable]
  /// Where the ending begins.
  public var parts: PlaceNameParts
  /// Other accepted readings, whole or for the first Characters; a tone may be unknown.
  public var alternates: [[Syllable]]
  /// Romanisations: Hohhot, Peking.
  public var aliases: [String]
  /// Names of former times without added ending: 襄樊 for 襄阳市.
  public var formerNames: [FormerName]

  /// A name of earlier times with its reading.
  public struct FormerName: Sendable, Hashable {
    /// The name as it was.
    public var text: String
    /// One syllable for each Character.
    public var reading: [Syllable]

    /// A name with its reading.
    public init(text: String, reading: [Syllable]) {
      self.text = text
      self.reading = reading
    }

    /// Derives the reading: the current name's syllables for the characters that it shares, else
    /// the commonest reading.
    public init(text: String, currentName: String, reading: [Syllable]) {
      let current = Array(zip(currentName, reading))
      self.text = text
      self.reading = text.map { character in
        current.first { $0.0 == character }?.1 ?? Readings.all(of: character).first ?? .none
      }
    }
  }

  /// A place; its parts are found by the words of its ending where they are not given.
  public init(
    text: String, reading: [Syllable], parts: PlaceNameParts? = nil,
    alternates: [[Syllable]] = [], aliases: [String] = [], formerNames: [FormerName] = []
  ) {
    self.text = text
    self.reading = reading
    self.parts = parts ?? PlaceNameParts(of: text)
    self.alternates = alternates
    self.aliases = aliases
    self.formerNames = formerNames
  }
}
