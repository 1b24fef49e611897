/// The fields that every place has, by the names that a command line uses.
///
/// A row of a user's file has its own keys besides.
public enum Field: String, CaseIterable, Hashable, Sendable {
  /// The name to show: short for provinces and cities, full below.
  case name
  /// The official name in full.
  case full
  /// The official code.
  case code
  /// The reading of `name`, toned and joined (`Xī'ān`).
  case pinyin
  /// The first letters of `name`'s syllables, in lower case.
  case initials
  /// The levels that the item counts as, the highest first (`province,city`).
  case level
  /// The name of the province that the item is or lies in.
  case province
  /// The name of the city that the item is or lies in.
  case city
  /// The name of the county that the item is or lies in.
  case county
  /// The full names from the top down, blanks between, no name twice.
  case path
  /// Degrees north, four places (about a kilometre of precision in the source).
  case latitude = "lat"
  /// Degrees east, four places.
  case longitude = "lon"
  /// The rank among the hot cities, from 1.
  case hot
  /// The telephone area code, digit for digit.
  case phone
  /// The zone of the tz database.
  case timezone
}
