import MetaData

/// Why a FILE or the standard input is no list. The words are made elsewhere.
enum ListFault: Error, Equatable {
  case system(Int32)
  /// `-` was given, but nothing is piped in.
  case inputIsTerminal
  case emptyFile
  case appleDouble
  case noItems
  case tooLarge
  case undecodable(DecodedText.Failure)
  case table(CSVTable.Failure)
  case unknownColumn(String)
  case importing(ImportFault)
}
