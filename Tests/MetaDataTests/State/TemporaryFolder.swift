import Foundation
import MetaData

/// A folder for one test, gone with the test.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    var template = Array(
      (FileManager.default.temporaryDirectory.path + "/citypicker-XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else { throw POSIXError(.EIO) }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var location: StateLocation? { StateLocation(xdgStateHome: path, home: nil) }

  /// The state folder, made already, and what is in it.
  func makeStateFolder() throws -> String {
    let folder = path + "/citypicker"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return folder
  }

  func files(in folder: String = "/citypicker") -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path + folder)) ?? []).sorted()
  }

  func write(_ text: String, to file: String) throws { try write(Array(text.utf8), to: file) }

  func write(_ bytes: [UInt8], to file: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: file))
    chmod(file, 0o600)
  }

  func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: path + name) }

  func text(of file: String) throws -> String { try String(contentsOfFile: file, encoding: .utf8) }

  func mode(of file: String) -> mode_t {
    var status = stat()
    return lstat(file, &status) == 0 ? status.st_mode & 0o7777 : 0
  }
}
