/// Why a file of somebody else does not become a list.
public enum ForeignError: Error, Hashable, Sendable {
  /// The file cannot be opened or read; the number is the system's.
  case unreadable(code: Int32)
  /// The file has more bytes than are read.
  case largerThan(mebibytes: Int)
  /// There is not a byte in the file.
  case empty
  /// The file is the companion that macOS writes beside a file on foreign disks.
  case appleDouble
  /// The file is of none of the kinds that it could be; the text is what the reader says.
  case notOfThisKind(detail: String)
  /// One text or number, no list.
  case singleValue
  /// The objects of a program, as NSKeyedArchiver writes them.
  case keyedArchive
  /// More levels or more values than are read.
  case tooDeepOrLarge
  /// There is no row in it.
  case noItems
  /// No row has the key that was said.
  case unknownKey(String)
  /// The value at this place cannot be written in the other form.
  case notConvertible(Value, path: [String])
  /// The ending of the path to write to is that of no form.
  case unknownForm(path: String)
  /// The converted file cannot be written; the number is the system's.
  case unwritable(path: String, code: Int32)

  /// What JSON or a property list cannot hold.
  public enum Value: Hashable, Sendable {
    /// Property lists have no null.
    case null
    /// JSON has no date.
    case date
    /// JSON has no bytes.
    case data
    /// JSON has no infinity, and nothing that is no number.
    case notFinite
    /// A number with more digits than the other form keeps.
    case digits
    /// A single value at the top.
    case single
  }
}
