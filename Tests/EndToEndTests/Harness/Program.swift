import Glibc

/// The built programs, found beside the test bundle, and the environment they run in.
enum Program {
  /// The folder of the debug build: the test bundle is itself a program of it.
  static let products: String = {
    var buffer = [CChar](repeating: 0, count: 4096)
    guard readlink("/proc/self/exe", &buffer, buffer.count - 1) > 0 else { return "." }
    let bundle = text(of: buffer)
    return bundle.lastIndex(of: "/").map { String(bundle[..<$0]) } ?? "."
  }()

  static let picker = products + "/citypicker"

  /// The top folder of the package, from this file's place in it.
  static let package = #filePath.split(separator: "/").dropLast(4)
    .reduce("") { $0 + "/" + $1 }

  /// Nothing of the person who runs the tests comes in: home and state are in FOLDER.
  static func environment(_ folder: Folder) -> [String: String] {
    var path = "/usr/local/bin:/usr/bin:/bin"
    if let own = getenv("PATH") { path = String(cString: own) }
    return [
      "PATH": products + ":" + path, "HOME": folder.path, "XDG_STATE_HOME": folder.file("state"),
      "LC_ALL": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no",
    ]
  }

  /// Runs the picker without a terminal.
  static func run(_ arguments: String..., in folder: Folder) throws -> Child.Result {
    try Child.run([picker] + arguments, environment: environment(folder))
  }

  /// Runs a shell's command line with no controlling terminal.
  static func runShell(_ line: String, in folder: Folder) throws -> Child.Result {
    try Child.run(
      ["setsid", "-w", "bash", "-c", "cd \(folder.path); " + line],
      environment: environment(folder))
  }
}
