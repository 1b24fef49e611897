import Glibc

/// One run of the importer: what it printed, and how it ended.
struct ImporterProcess {
  /// How it ended.
  enum End: Equatable {
    case exited(Int32)
    case signal(Int32)
    case outOfTime
  }

  var output: [UInt8] = []
  var errors: [UInt8] = []
  var end = End.outOfTime
  /// Whether it had used nearly all the memory that it may have.
  var wasLarge = false

  /// The importer's own limit is a gibibyte; allocating fails a little before all of it is touched.
  private static let largeKilobytes = 600 << 10
  private static let keptErrors = 8192

  /// Starts the program, waits for its end or kills it when the time is up.
  ///
  /// - Parameter input: a descriptor for its standard input; nothing where nil
  static func run(
    _ arguments: [String], input: borrowing Descriptor?, milliseconds: Int
  ) throws(ImportFault) -> ImporterProcess {
    let output = try Channel()
    let errors = try Channel()
    let process: pid_t
    switch input {
    case .some(let input):
      process = try spawn(arguments, input.number, output.writing.number, errors.writing.number)
    case .none:
      process = try spawn(arguments, nil, output.writing.number, errors.writing.number)
    }
    // Our own copies of the writing ends would keep the end of the output from ever coming.
    let outputReader = output.takeReader()
    let errorReader = errors.takeReader()
    var result = ImporterProcess()
    let deadline = monotonicMilliseconds() + milliseconds
    result.collect(outputReader, errorReader, until: deadline)
    result.reap(process, until: deadline)
    return result
  }

  private static func spawn(
    _ arguments: [String], _ input: Int32?, _ output: Int32, _ errors: Int32
  ) throws(ImportFault) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let input {
      posix_spawn_file_actions_adddup2(&actions, input, 0)
    } else {
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    }
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, errors, 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Signals that the calling thread holds back would be held back in the importer too, and that of
    // a used-up limit is among them.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    // A crash is an expected answer: nobody is to wait for a backtrace of it.
    let environment = ["SWIFT_BACKTRACE=enable=no", "LC_ALL=C.UTF-8"]
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup($0) } + [nil]
    defer { for word in words + variables { free(word) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, arguments[0], &actions, &attributes, &words, &variables)
    guard code == 0 else { throw .notStarted(code: code) }
    return process
  }

  /// Reads both until they end or the time is up.
  private mutating func collect(
    _ outputs: borrowing Descriptor, _ words: borrowing Descriptor, until deadline: Int
  ) {
    var waits = [outputs.number, words.number].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    var piece = [UInt8](repeating: 0, count: 64 << 10)
    while waits.contains(where: { $0.fd >= 0 }) {
      let left = deadline - monotonicMilliseconds()
      guard left > 0 else { return }
      let ready = poll(&waits, 2, Int32(clamping: left))
      if ready <= 0 { continue }
      for place in 0..<2 where waits[place].fd >= 0 && waits[place].revents != 0 {
        let count = read(waits[place].fd, &piece, piece.count)
        if count > 0, place == 0 {
          output += piece[..<count]
        } else if count > 0 {
          // The last line is all that is shown of it.
          errors = (errors + piece[..<count]).suffix(Self.keptErrors)
        } else if count == 0 || errno != EINTR {
          waits[place].fd = -1
        }
      }
    }
  }

  /// Waits for its death; a program that closed its output and goes on is killed when the time is up.
  private mutating func reap(_ process: pid_t, until deadline: Int) {
    var status: Int32 = 0
    var usage = rusage()
    var isInTime = true
    while true {
      let waited = wait4(process, &status, isInTime ? WNOHANG : 0, &usage)
      if waited == process || (waited < 0 && errno != EINTR) { break }
      if isInTime, monotonicMilliseconds() >= deadline {
        isInTime = false
        kill(process, SIGKILL)
      } else if isInTime {
        // Nothing tells of a death but to ask again; it comes within a millisecond of the last byte.
        _ = poll(nil, 0, 1)
      }
    }
    wasLarge = usage.ru_maxrss > Self.largeKilobytes
    guard isInTime else { return }
    let signal = status & 0x7F
    end = signal == 0 ? .exited(status >> 8 & 0xFF) : .signal(signal)
  }
}

/// The two ends of a pipe, none of which reaches a program that is started.
private struct Channel: ~Copyable {
  let reading: Descriptor
  let writing: Descriptor

  init() throws(ImportFault) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .notStarted(code: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    reading = Descriptor(taking: ends[0])
    writing = Descriptor(taking: ends[1])
  }

  consuming func takeReader() -> Descriptor { reading }
}

private func monotonicMilliseconds() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
}
