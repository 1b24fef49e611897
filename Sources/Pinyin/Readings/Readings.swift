/// Readings of any Han text from the table alone.
public enum Readings {
  /// All readings in use today of a character, commonest first; empty where it has none.
  ///
  /// A compatibility form has the readings of the character that it stands for.
  public static func all(of character: Character) -> [Syllable] {
    guard let scalar = character.unicodeScalars.first?.value else { return [] }
    let table = ReadingTable.embedded
    var set = table.readingSet(scalar)
    if set == 0 {
      var folded: [UInt32] = []
      table.fold(scalar, into: &folded)
      set = folded.first.map(table.readingSet) ?? 0
    }
    var readings: [Syllable] = []
    while let next = table.reading(set, readings.count) { readings.append(next) }
    return readings
  }

  /// The commonest reading of each Character; `.none` where it has none.
  public static func commonest(of text: String) -> [Syllable] {
    text.map { all(of: $0).first ?? .none }
  }

  /// The size in bytes of the compiled table of readings and foldings that the program carries.
  public static var tableSize: Int { ReadingTable.embedded.size }
}
