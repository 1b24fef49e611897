import Foundation
import MetaData
import Testing

/// The client with programs of the test's own in the place of the importer.
struct ImporterClientTests {
  private let folder = FileManager.default.temporaryDirectory.path + "/import-\(UUID().uuidString)"

  private func fault(
    _ script: String, in subfolder: String = "", milliseconds: Int = 60_000
  ) throws -> ImportFault? {
    let place = folder + subfolder
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      atPath: folder + "/bin", withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let program = place + "/citypicker-import"
    try ("#!/bin/sh\n" + script + "\n").write(toFile: program, atomically: false, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    let found = ImporterLocation(beside: subfolder.isEmpty ? folder : folder + "/bin")
    while true {
      do throws(ImportFault) {
        _ = try ImporterClient(location: found, milliseconds: milliseconds).list(of: .bytes([1]))
        return nil
      } catch {
        // Another test may have started a program while the script was open for writing.
        if error != .notStarted(code: ETXTBSY) { return error }
      }
    }
  }

  @Test(arguments: [
    (
      "echo noise >&2; echo 'citypicker-import: no rows; line 3' >&2; exit 2",
      ImportFault.refused(line: "no rows; line 3")
    ),
    ("echo 'citypicker-import: no JSON' >&2; exit 3", .notOfThisKind(line: "no JSON")),
    ("exit 1", .noItems), ("exit 7", .foreignImporter), ("exit 0", .foreignImporter),
    ("echo hello", .foreignImporter),
    ("printf 'citypicker-import 1\\ncatalog 3\\nabc'", .foreignImporter),
    ("kill -SEGV $$; exit 9", .crashed(signal: 11)), ("kill -XCPU $$; exit 9", .outOfTime),
  ])
  func `each way to end is a fact of its own`(script: String, fault: ImportFault) throws {
    #expect(try self.fault(script) == fault)
  }

  @Test func `an importer that does not end is ended`() throws {
    // The shell is replaced, so that nobody is left who holds the pipe.
    #expect(try fault("exec cat /dev/zero >/dev/null", milliseconds: 50) == .outOfTime)
  }

  @Test func `an importer that closes its output and goes on is ended`() throws {
    let script = "exec cat /dev/zero >/dev/null 2>/dev/null"
    #expect(try fault(script, milliseconds: 50) == .outOfTime)
  }

  @Test func `much on standard error neither blocks nor hides the line`() throws {
    let noise = "head -c 1000000 /dev/zero | tr '\\0' x >&2; echo >&2"
    let script = noise + "; echo 'citypicker-import: bad' >&2; exit 2"
    #expect(try fault(script) == .refused(line: "bad"))
  }

  @Test func `it is found in the libexec of the prefix, and missed where it is nowhere`() throws {
    #expect(try fault("exit 1", in: "/libexec/citypicker") == .noItems)
    #expect(ImporterLocation(beside: "/nonexistent") == nil)
    #expect(throws: ImportFault.importerMissing) {
      try ImporterClient(location: nil).list(of: .bytes([]))
    }
  }
}
