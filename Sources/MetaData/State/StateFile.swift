import Glibc

/// The file that keeps the current city and the recents of one list of places.
///
/// Reading needs no lock, since a write replaces the file in one step. A write holds a lock, reads
/// again and applies its change to what it finds, so that several pickers lose nothing of each other.
public struct StateFile: Hashable, Sendable {
  let location: StateLocation
  let name: String

  /// The state file of that name (`StateLocation.builtInName` and others) in the state folder.
  public init(location: StateLocation, name: String = StateLocation.builtInName) {
    self.location = location
    self.name = name
  }

  /// Where the file is.
  public var path: String { "\(location.folder)/\(name)" }

  /// What the file holds, and what was wrong with it. An absent file holds nothing and is not wrong;
  /// so does, with a fault, a file that cannot be believed.
  public func read() -> (recents: Recents, fault: StateFault?) {
    do {
      let contents = try contents(in: StateFolder(location, ifAbsent: .error))
      return (contents.recents, contents.fault)
    } catch .failed(.open, ENOENT) {
      return (Recents(), nil)
    } catch {
      return (Recents(), error)
    }
  }

  /// Changes what the file holds, as soon as the lock is free, and returns what it holds then.
  /// On a fault the file is what it was; only when the folder cannot be synced it is changed already.
  @discardableResult
  public func change(
    waiting patience: Patience, _ change: (inout Recents) -> Void
  ) throws(StateFault) -> (recents: Recents, fault: StateFault?) {
    let folder = try StateFolder(location, ifAbsent: .make)
    let lock = try StateLock(in: folder, waiting: patience)
    let after = try changed(in: folder, change)
    // The compiler may end a value after its last use: this is it.
    _ = consume lock
    return after
  }

  private func changed(
    in folder: borrowing StateFolder, _ change: (inout Recents) -> Void
  ) throws(StateFault) -> (recents: Recents, fault: StateFault?) {
    let before = try contents(in: folder)
    var recents = before.recents
    change(&recents)
    recents = RecentsText.fitting(recents)
    let bytes = Array(RecentsText.print(recents).utf8)
    if bytes != before.bytes { try replace(with: bytes, in: folder) }
    return (recents, before.fault)
  }

  private struct Contents {
    var recents = Recents()
    /// The file as it is; nil when it has to be written anew in any case.
    var bytes: [UInt8]?
    var fault: StateFault?
  }

  private func contents(in folder: borrowing StateFolder) throws(StateFault) -> Contents {
    let file: Descriptor
    do {
      // A pipe must not make anybody wait, a link must not lead anywhere.
      let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY
      file = try Descriptor(opening: name, in: folder.descriptor, flags, step: .open)
    } catch .failed(.open, ENOENT) {
      return Contents()
    } catch .failed(.open, let code) where code == ELOOP || code == ENXIO {
      throw .notOrdinary
    }
    let status = try file.status()
    if status.st_mode & S_IFMT != S_IFREG { throw .notOrdinary }
    if status.st_uid != geteuid() { throw .foreign }
    if status.st_mode & S_IWOTH != 0 { return Contents(fault: .worldWritable) }
    if status.st_size > RecentsText.limit { return Contents(fault: .tooLarge) }
    let bytes = try file.bytes(limit: RecentsText.limit)
    if bytes.count > RecentsText.limit { return Contents(fault: .tooLarge) }
    guard let parsed = RecentsText.parse(bytes) else { return Contents(fault: .notText) }
    return Contents(
      recents: parsed.recents, bytes: bytes,
      fault: parsed.badLines == 0 ? nil : .badLines(parsed.badLines))
  }

  /// Writes beside the file and renames: whoever reads sees the old state or the new one, whole, even
  /// if the machine stops between two steps.
  private func replace(with bytes: [UInt8], in folder: borrowing StateFolder) throws(StateFault) {
    // One fixed name: what a killed process left is found again. The lock says that nobody uses it.
    let beside = "new"
    unlinkat(folder.descriptor.number, beside, 0)
    do throws(StateFault) {
      try write(bytes, as: beside, in: folder)
      let folder = folder.descriptor.number
      if renameat(folder, beside, folder, name) != 0 { throw .failed(.rename, errno) }
    } catch {
      unlinkat(folder.descriptor.number, beside, 0)
      throw error
    }
    try folder.descriptor.sync()
  }

  private func write(
    _ bytes: [UInt8], as name: String, in folder: borrowing StateFolder
  ) throws(StateFault) {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW
    let file = try Descriptor(
      opening: name, in: folder.descriptor, flags, mode: 0o600, step: .create)
    // The user's umask may have taken more than it should.
    if fchmod(file.number, 0o600) != 0 { throw .failed(.create, errno) }
    try file.write(bytes)
    try file.sync()
    try file.closeChecked()
  }
}
