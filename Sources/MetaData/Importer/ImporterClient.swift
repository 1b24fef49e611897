import Glibc

/// Reads property lists and JSON by way of a process of its own, because the readers of Foundation
/// crash on hostile files and this program is not to crash with them.
///
/// ```swift
/// let list = try ImporterClient().list(of: .file("cars.plist"))
/// let sections = list.catalog.sections()
/// ```
/// The terminal is not touched. A message of the importer is an error's text, never output.
public struct ImporterClient: Sendable {
  /// What is read.
  public enum Input: Hashable, Sendable {
    /// A file, by its path.
    case file(String)
    /// Bytes that were read already, as from standard input.
    case bytes([UInt8])
  }

  private let location: ImporterLocation?
  private let milliseconds: Int

  /// A client of the importer that belongs to this program.
  ///
  /// - Parameter milliseconds: how long one run may take by the clock; the importer limits its own
  ///   use of the processor to 10 s
  public init(location: ImporterLocation? = ImporterLocation(), milliseconds: Int = 30_000) {
    self.location = location
    self.milliseconds = milliseconds
  }

  /// The rows of a list.
  public func list(
    of input: Input, options: ImportOptions = ImportOptions()
  ) throws(ImportFault) -> ImportedList {
    let output = try run(["--import"] + options.arguments, input: input)
    guard let answer = ImportAnswer(bytes: output),
      let catalog = try? Catalog(bytes: answer.catalog)
    else { throw .foreignImporter }
    return ImportedList(
      catalog: catalog, explanation: answer.explanation, warnings: answer.warnings)
  }

  /// Writes a list as a property list or JSON, by the ending of the path that it is written to.
  public func convert(_ input: Input, to path: String) throws(ImportFault) {
    _ = try run(["--convert", path], input: input)
  }

  private func run(_ arguments: [String], input: Input) throws(ImportFault) -> [UInt8] {
    guard let location else { throw .importerMissing }
    let command = [location.path] + arguments + ["--"]
    switch input {
    case .file(let path):
      return try Self.answer(
        of: ImporterProcess.run(command + [path], input: nil, milliseconds: milliseconds))
    case .bytes(let bytes):
      let file: Descriptor? = try UnlinkedFile.holding(bytes)
      return try Self.answer(
        of: ImporterProcess.run(command + ["-"], input: file, milliseconds: milliseconds))
    }
  }

  private static func answer(of process: ImporterProcess) throws(ImportFault) -> [UInt8] {
    let line = words(in: process.errors)
    switch process.end {
    case .outOfTime, .signal(SIGXCPU): throw .outOfTime
    case .signal(_) where process.wasLarge: throw .outOfMemory
    case .signal(let signal): throw .crashed(signal: signal)
    case .exited(let status):
      switch ImportAnswer.Status(rawValue: status) {
      case .done: return process.output
      case .noItems: throw .noItems
      case .refused: throw .refused(line: line)
      case .notOfThisKind: throw .notOfThisKind(line: line)
      case nil: throw .foreignImporter
      }
    }
  }

  /// The importer's own words, without its name before them: the caller puts its own there. Foundation
  /// complains of some files on standard error too, which is for nobody.
  private static func words(in errors: [UInt8]) -> String {
    let prefix = "citypicker-import: "
    let lines = errors.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
    return lines.last { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) } ?? ""
  }
}

/// A file without a name, gone when it is closed.
private enum UnlinkedFile {
  static func holding(_ bytes: [UInt8]) throws(ImportFault) -> Descriptor {
    var name = Array("/tmp/citypicker-XXXXXX".utf8CString)
    let number = mkstemp(&name)
    guard number >= 0 else { throw .notStarted(code: errno) }
    let file = Descriptor(taking: number)
    unlink(name)
    _ = fcntl(number, F_SETFD, FD_CLOEXEC)
    do throws(StateFault) {
      try file.write(bytes)
    } catch {
      throw .notStarted(code: errno)
    }
    lseek(number, 0, SEEK_SET)
    return file
  }
}
