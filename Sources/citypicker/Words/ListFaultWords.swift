import MetaData

extension ListFault {
  /// What is wrong with the list of this name, where, and what to do, in one line.
  func line(name: String) -> String { "\(name): \(words)" }

  private var words: String {
    switch self {
    case .system(let code): "cannot be read: \(systemMessage(code))"
    case .inputIsTerminal: "the standard input is a terminal; pipe a list into it, or name a file"
    case .emptyFile: "the file is empty"
    case .appleDouble: "this is a Mac's AppleDouble file; the list is in the file without the '._'"
    case .noItems: "no items"
    case .tooLarge: "the list is larger than 256 MiB, or than a catalog can hold; give it as lines"
    case .undecodable(let failure): failure.words
    case .table(.unusableSeparator(let separator)):
      "'\(separator)' cannot separate fields; try ',' or ';' or a tab"
    case .table(.openQuote(let line)):
      "the quote that opens in line \(line) is never closed; close it, or give the file as lines"
    case .unknownColumn(let name): "there is no column '\(name)'; --explain shows what there is"
    case .importing(let fault): fault.words
    }
  }
}

extension DecodedText.Failure {
  fileprivate var words: String {
    switch self {
    case .unknownEncoding(let line):
      "line \(line) is neither UTF-8 nor GB 18030; convert the file to UTF-8"
    case .noConverter:
      "there is no converter for its encoding; install iconv, or convert it to UTF-8"
    case .notConvertible: "it is not what its encoding says; convert it to UTF-8"
    }
  }
}

extension ImportFault {
  fileprivate var words: String {
    switch self {
    case .importerMissing:
      "citypicker-import, which reads such files, is not beside citypicker; install it too"
    case .notStarted(let code): "citypicker-import cannot be started: \(systemMessage(code))"
    case .crashed(let signal): "the reader of such files crashed on it (signal \(signal))"
    case .outOfTime: "reading it takes too long"
    case .outOfMemory: "reading it needs more than 1 GiB of memory"
    case .notOfThisKind(let line), .refused(let line): line
    case .noItems: "no items"
    case .foreignImporter: "citypicker-import is of another version; install both together"
    }
  }
}
