import Glibc

/// The right to write in the state folder, held until the value goes; the system gives it back when
/// its holder dies.
struct StateLock: ~Copyable {
  private let file: Descriptor

  init(in folder: borrowing StateFolder, waiting patience: Patience) throws(StateFault) {
    // A file of its own: the state files themselves are replaced, and a lock would go with them.
    let file = try Descriptor(
      opening: "lock", in: folder.descriptor, O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK,
      mode: 0o600, step: .lock)
    let number = file.number
    let locked = try patience.wait { () throws(StateFault) in
      if flock(number, LOCK_EX | LOCK_NB) == 0 { return true }
      if errno == EWOULDBLOCK || errno == EINTR { return false }
      throw .failed(.lock, errno)
    }
    if !locked { throw .busy }
    self.file = file
  }
}
