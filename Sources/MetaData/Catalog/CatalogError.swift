/// Why bytes are not a usable catalog.
public enum CatalogError: Error, Hashable, Sendable {
  /// The bytes do not begin as a catalog does.
  case notACatalog
  /// The catalog was written in a form that this program does not know.
  case unknownVersion(UInt32)
  /// There are fewer or more bytes than the header says.
  case truncated
  /// The bytes are not the ones that were written.
  case damaged
  /// The readings are numbers of another table of syllables than this program's.
  case foreignSyllableTable
  /// The checksum holds, but the parts contradict each other.
  case inconsistent(Part)

  /// The part of a catalog that contradicts the others.
  public enum Part: Hashable, Sendable {
    /// The counts do not add up to the size of the file.
    case sizes
    /// The children, the fields or the order of the items.
    case tree
    /// A number that should name a string, a reading, a key or an item names none.
    case reference
    /// A kind of section, field or level that does not exist.
    case kind
    /// Text that is not UTF-8.
    case text
  }
}
