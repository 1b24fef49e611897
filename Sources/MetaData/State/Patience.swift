import Glibc

/// How long somebody waits, and by which clock: time is an input, so that tests need not wait.
public struct Patience: Sendable {
  /// Nanoseconds to wait at most.
  let limit: UInt64
  /// Nanoseconds since some moment.
  let now: @Sendable () -> UInt64
  /// Waits for about so many nanoseconds.
  let pause: @Sendable (UInt64) -> Void

  /// Waits by the given clock.
  public init(
    limit: UInt64, now: @escaping @Sendable () -> UInt64,
    pause: @escaping @Sendable (UInt64) -> Void
  ) {
    self.limit = limit
    self.now = now
    self.pause = pause
  }

  /// Waits for so many milliseconds of real time; a clock that is set meanwhile does not matter.
  public static func milliseconds(_ count: UInt64) -> Patience {
    Patience(
      limit: count.multipliedReportingOverflow(by: 1_000_000).partialValue,
      now: {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
      },
      pause: { usleep(UInt32(clamping: $0 / 1000)) })
  }

  /// Asks again and again until the answer is yes; false when the time is over.
  func wait(until done: () throws(StateFault) -> Bool) throws(StateFault) -> Bool {
    let start = now()
    var pauseLength: UInt64 = 500_000
    while try !done() {
      let spent = now() &- start
      if spent >= limit { return false }
      pause(min(pauseLength, limit - spent))
      // Many that wait for long should not wake all the time; one that waits briefly should not be late.
      pauseLength = min(pauseLength * 2, 8_000_000)
    }
    return true
  }
}
