import MetaData

/// Why a property list does not become a catalog.
public enum PropertyListError: Error, Hashable, Sendable {
  /// Foundation cannot read the bytes as a property list.
  case notAPropertyList
  /// There are more levels or values than a list of places can have, or values that are no data.
  case tooLargeOrForeign
  /// The top is not of the expected shape; the text names that shape.
  case shape(expected: String)
  /// A value is missing or of a wrong kind.
  case value(key: String, path: [String])
  /// A key that the format does not know: most likely misspelt.
  case unknownKey(String, path: [String])
  /// A reading that is no pinyin.
  case reading(String, path: [String])
  /// A city lies in a province that is not in the list of provinces.
  case unknownProvince(String, path: [String])
  /// The items do not fit into a catalog.
  case catalog(CatalogBuilder.Failure)
}
