import Foundation
import MetaData
import PropertyLists

extension ImportCommand {
  /// Does it; one line on standard error says why it could not.
  func run() -> ImportAnswer.Status {
    do {
      switch self {
      case .compile(let cities, let provinces, let output):
        let bytes = try BuiltInCatalog.compile(
          cities: Data(contentsOf: URL(fileURLWithPath: cities)),
          provinces: Data(contentsOf: URL(fileURLWithPath: provinces)))
        try Data(bytes).write(to: URL(fileURLWithPath: output), options: .atomic)
      case .list(let file, let options):
        Limits.set()
        let answer = try ForeignList.answer(for: ForeignBytes.read(file), options: options)
        try FileHandle.standardOutput.write(contentsOf: Data(answer.bytes))
      case .convert(let file, let output):
        Limits.set()
        try Conversion.convert(ForeignBytes.read(file), to: output)
      }
      return .done
    } catch {
      let line = "citypicker-import: \(ImportWords.line(for: error))\n"
      FileHandle.standardError.write(Data(line.utf8))
      return ImportWords.status(for: error)
    }
  }
}
