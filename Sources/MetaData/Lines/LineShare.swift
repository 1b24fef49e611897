import Glibc

/// A part of the lines that a thread of its own looks at.
///
/// Plain threads, because the library that tasks need costs more at the start of a program than a
/// small list takes to search.
final class LineShare: @unchecked Sendable {
  // Unchecked, because one thread writes the result, and whoever reads it has waited for its end.
  private let work: @Sendable () -> LineHits
  private var hits: LineHits?
  private var thread: pthread_t?

  init(_ work: @escaping @Sendable () -> LineHits) { self.work = work }

  /// Lets a thread do the work; where none can be started it is done when its result is wanted.
  func start() {
    var started = pthread_t()
    let share = Unmanaged.passRetained(self)
    let status = pthread_create(
      &started, nil,
      { share in
        guard let share else { return nil }
        let work = Unmanaged<LineShare>.fromOpaque(share).takeRetainedValue()
        work.hits = work.work()
        return nil
      }, share.toOpaque())
    if status == 0 { thread = started } else { share.release() }
  }

  /// The result, once it is there.
  func result() -> LineHits {
    if let thread { pthread_join(thread, nil) }
    thread = nil
    if let hits { return hits }
    let hits = work()
    self.hits = hits
    return hits
  }
}
