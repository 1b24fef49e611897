import Glibc

/// A process started by a test.
struct Child {
  let pid: pid_t

  enum Ending: Equatable {
    case exited(Int32)
    case killed(Int32)
  }

  /// Starts ARGUMENTS with exactly this environment; the three descriptors become 0, 1 and 2.
  static func start(
    _ arguments: [String], environment: [String: String], descriptors: [Int32]
  ) throws -> Child {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (place, descriptor) in descriptors.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(place))
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // The threads that run tests block signals, and children inherit that: nothing could end them.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var argv = arguments.map { strdup($0) } + [nil]
    var envp = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in argv + envp { free(text) } }
    var pid: pid_t = 0
    let code = posix_spawnp(&pid, arguments[0], &actions, &attributes, &argv, &envp)
    guard code == 0 else { throw HarnessFault.system(arguments[0], code) }
    return Child(pid: pid)
  }

  func wait() -> Ending {
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7f
    return signal == 0 ? .exited((status >> 8) & 0xff) : .killed(signal)
  }

  func send(_ signal: Int32) { _ = kill(pid, signal) }

  struct Result {
    let ending: Ending
    let output: String
    let errors: String
  }

  /// Runs to the end with an empty standard input.
  @discardableResult
  static func run(
    _ arguments: [String], environment: [String: String] = [:]
  ) throws -> Result {
    let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
    let output = try Pipe()
    let errors = try Pipe()
    let child = try start(
      arguments, environment: environment, descriptors: [nothing, output.writer, errors.writer])
    for descriptor in [nothing, output.writer, errors.writer] { close(descriptor) }
    defer { for descriptor in [output.reader, errors.reader] { close(descriptor) } }
    // What goes to standard error here is far below what a pipe holds, so one after the other.
    let printed = readAll(output.reader)
    let said = readAll(errors.reader)
    return Result(
      ending: child.wait(), output: String(decoding: printed, as: UTF8.self),
      errors: String(decoding: said, as: UTF8.self))
  }
}
