/// A user's list as the importer understood it.
public struct ImportedList: Sendable {
  /// The rows with their sections.
  public var catalog: Catalog
  /// What was detected, one line a level.
  public var explanation: [String]
  /// What was left out or could not be used, a line each.
  public var warnings: [String]

  /// A list with what there is to say about it.
  public init(catalog: Catalog, explanation: [String], warnings: [String]) {
    self.catalog = catalog
    self.explanation = explanation
    self.warnings = warnings
  }
}

/// Why a file did not become a list.
public enum ImportFault: Error, Hashable, Sendable {
  /// There is no `citypicker-import` beside the program, nor in the libexec of its prefix.
  case importerMissing
  /// The importer could not be started; the number is the system's.
  case notStarted(code: Int32)
  /// The importer died of this signal.
  case crashed(signal: Int32)
  /// The importer took longer than it may.
  case outOfTime
  /// The list needs more memory than the importer may have.
  case outOfMemory
  /// The file is readable but of none of the kinds that its content promised, so it may be plain
  /// lines; the line says what is wrong with it.
  case notOfThisKind(line: String)
  /// The list has no rows.
  case noItems
  /// The importer says why not.
  case refused(line: String)
  /// What the importer printed is no answer: it belongs to another version.
  case foreignImporter
}
