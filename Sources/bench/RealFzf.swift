import Glibc

/// The fzf that is measured: the one named, or the one that the PATH leads to.
enum RealFzf {
  /// nil when there is none.
  static func find(named path: String?, searchPath: String) -> String? {
    if let path, !path.isEmpty { return resolved(path) }
    for folder in searchPath.split(separator: ":") {
      let path = "\(folder)/fzf"
      if access(path, X_OK) == 0 { return resolved(path) }
    }
    return nil
  }

  /// Follows links. A script in its place, as version managers put one, would be measured with the
  /// start of its shell: it is run once, and the kernel asked which program it became.
  private static func resolved(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    let file = String(cString: real)
    return isScript(file) ? program(behind: file) : file
  }

  private static func isScript(_ path: String) -> Bool {
    let file = open(path, O_RDONLY)
    guard file >= 0 else { return false }
    defer { close(file) }
    var start: [UInt8] = [0, 0]
    return read(file, &start, 2) == 2 && start == Array("#!".utf8)
  }

  private static func program(behind script: String) -> String? {
    var environment: [String: String] = [:]
    for name in ["PATH", "HOME"] {
      if let value = getenv(name) { environment[name] = String(cString: value) }
    }
    environment["TERM"] = "xterm"
    // It waits for keys until it is looked at.
    let command = Command(path: script, input: "/dev/null", environment: environment)
    guard let run = try? TerminalRun(command), (try? run.waitFor("0/0")) != nil else { return nil }
    var path = [CChar](repeating: 0, count: 4_096)
    guard readlink("/proc/\(run.pid)/exe", &path, path.count - 1) > 0 else { return nil }
    let bytes = path.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
