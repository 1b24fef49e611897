import Glibc

/// What the importer may use up: the readers of Foundation can be made to run or grow without end by
/// a file of some hundred bytes.
enum Limits {
  /// Sets them for the rest of the process.
  static func set() {
    limit(__rlimit_resource_t(RLIMIT_CPU.rawValue), to: 10)
    // Anonymous memory, not address space: the libraries are mapped, and none of that is the file's.
    limit(__rlimit_resource_t(RLIMIT_DATA.rawValue), to: 1 << 30)
    limit(__rlimit_resource_t(RLIMIT_CORE.rawValue), to: 0)
  }

  private static func limit(_ resource: __rlimit_resource_t, to value: rlim_t) {
    var limit = rlimit(rlim_cur: value, rlim_max: value)
    setrlimit(resource, &limit)
  }
}
