import Glibc

/// The open folder of the state files: everything happens beside it by name, so that nobody can move
/// it away between two steps.
struct StateFolder: ~Copyable {
  let descriptor: Descriptor

  /// Whether a folder that is not there is made.
  enum Absence { case error, make }

  init(_ location: StateLocation, ifAbsent absence: Absence) throws(StateFault) {
    let user = geteuid()
    if location.isForeign(user: user) { throw .foreignHome }
    if absence == .make { Self.make(location.folder[...]) }
    let number = retried { open(location.folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    if number < 0 { throw .failed(.open, errno) }
    let descriptor = Descriptor(taking: number)
    if try descriptor.status().st_uid != user { throw .foreign }
    self.descriptor = descriptor
  }

  /// Makes a folder and those above it, for their owner alone. Failing shows when it is opened.
  private static func make(_ path: Substring) {
    guard !path.isEmpty, mkdir(String(path), 0o700) != 0, errno == ENOENT,
      let slash = path.lastIndex(of: "/")
    else { return }
    make(path[..<slash])
    mkdir(String(path), 0o700)
  }
}
