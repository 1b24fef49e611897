import Glibc

extension StateFile {
  /// The state at each change, by this process or any other, for as long as somebody listens.
  ///
  /// ```swift
  /// for await recents in try file.changes() { show(recents.current) }
  /// ```
  public func changes() throws(StateFault) -> AsyncStream<Recents> {
    let watch = try StateWatch(self)
    let before = read().recents
    // Only what holds now matters to somebody who was busy meanwhile.
    let (stream, continuation) = AsyncStream.makeStream(
      of: Recents.self, bufferingPolicy: .bufferingNewest(1))
    continuation.onTermination = { _ in watch.stop() }
    // A thread of its own: waiting would keep one of the few threads that all tasks share.
    let started = detach {
      var seen = before
      while let recents = watch.next(after: seen) {
        continuation.yield(recents)
        seen = recents
      }
      continuation.finish()
    }
    if let code = started { throw .failed(.watch, code) }
    return stream
  }
}

/// Work that is handed to a thread.
private final class ThreadBody: Sendable {
  let run: @Sendable () -> Void
  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

/// Runs something on a thread that nobody waits for; returns the `errno` when there is none to be had.
private func detach(_ run: @escaping @Sendable () -> Void) -> Int32? {
  let body = Unmanaged.passRetained(ThreadBody(run))
  var thread = pthread_t()
  let code = pthread_create(
    &thread, nil,
    { pointer in
      if let pointer { Unmanaged<ThreadBody>.fromOpaque(pointer).takeRetainedValue().run() }
      return nil
    }, body.toOpaque())
  if code != 0 {
    body.release()
    return code
  }
  pthread_detach(thread)
  return nil
}
