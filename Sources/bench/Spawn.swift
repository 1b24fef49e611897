import Glibc

/// A program and the arguments and environment to measure it with.
struct Command {
  let path: String
  var arguments: [String] = []
  /// A file for standard input; nil for the terminal, or nothing where there is none.
  var input: String?
  var environment: [String: String] = [:]

  /// The last part of the path.
  var name: String { String(path.split(separator: "/").last ?? "") }

  /// Starts it. The ACTIONS say where its descriptors go; a new session can get a terminal of its own.
  func spawn(_ actions: inout posix_spawn_file_actions_t, newSession: Bool) throws -> pid_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // POSIX_SPAWN_SETSID, which the module of Glibc hides.
    if newSession { posix_spawnattr_setflags(&attributes, 0x80) }
    let argv = ([path] + arguments).map { strdup($0) } + [nil]
    let envp = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in argv + envp { free(text) } }
    var pid: pid_t = 0
    let code = posix_spawn(&pid, path, &actions, &attributes, argv, envp)
    guard code == 0 else { throw BenchFault.system(path, code) }
    return pid
  }
}
