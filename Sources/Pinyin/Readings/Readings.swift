/// Readings of any Han text from the table alone.
public enum Readings {
  /// All readings in use today of a character, commonest first; empty where it has none.
  public static func all(of character: Character) -> [Syllable] {
    guard let scalar = hanScalar(character) else { return [] }
    let table = ReadingTable.embedded
    let set = table.readingSet(scalar)
    return (0...).lazy.map { table.reading(set, $0) }.prefix { $0 != nil }.compactMap { $0 }
  }

  /// The commonest reading of each Character; `.none` where it has none.
  public static func commonest(of text: String) -> [Syllable] {
    text.map { all(of: $0).first ?? .none }
  }

  /// The size in bytes of the compiled table of readings and foldings that the program carries.
  public static var tableSize: Int { ReadingTable.embedded.size }

  /// The scalar that carries the reading: the character itself, or what a compatibility form or a
  /// variation sequence stands for.
  static func hanScalar(_ character: Character) -> UInt32? {
    guard let first = character.unicodeScalars.first?.value else { return nil }
    return first
  }
}
