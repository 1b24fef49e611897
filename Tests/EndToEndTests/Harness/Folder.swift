import Glibc

/// A new empty folder, removed with all that is in it when the test lets go of it.
final class Folder {
  let path: String

  init() throws {
    var template = "/tmp/citypicker-XXXXXX".utf8CString.map { $0 }
    guard mkdtemp(&template) != nil else { throw HarnessFault.system("mkdtemp", errno) }
    path = EndToEndTests.text(of: template)
  }

  deinit {
    _ = try? Child.run(["/bin/rm", "-rf", path])
  }

  func file(_ name: String) -> String { path + "/" + name }

  /// The bytes of a file of this folder; nil when there is none.
  func bytes(_ name: String) -> [UInt8]? { readFile(file(name)) }

  /// A file of this folder as text; empty when there is none.
  func text(_ name: String) -> String { String(decoding: bytes(name) ?? [], as: UTF8.self) }

  func write(_ bytes: [UInt8], to name: String) throws {
    let descriptor = open(file(name), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw HarnessFault.system("open", errno) }
    defer { close(descriptor) }
    try writeAll(bytes, to: descriptor)
  }

  func makeFolder(_ name: String, mode: mode_t = 0o700) throws {
    guard mkdir(file(name), mode) == 0 else { throw HarnessFault.system("mkdir", errno) }
  }

  /// The names in a folder below this one, hidden ones too.
  func names(in name: String) -> [String] {
    guard let stream = opendir(file(name)) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }
}
