import Glibc

/// A program that runs to its end without a terminal.
struct BatchRun {
  let nanoseconds: Int64
  let status: Int32
  /// The most memory it had, or this process had when it started it.
  let peakKilobytes: Int

  /// Runs it with its output written to a file.
  init(_ command: Command, output: String = "/dev/null") throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, command.input ?? "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    let start = now()
    let pid = try command.spawn(&actions, newSession: true)
    var ending: Int32 = 0
    var usage = rusage()
    wait4(pid, &ending, 0, &usage)
    peakKilobytes = usage.ru_maxrss
    nanoseconds = now() - start
    status = ending & 0x7f == 0 ? (ending >> 8) & 0xff : -1
  }
}
