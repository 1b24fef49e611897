import Synchronization
import Testing

@testable import MetaData

/// A clock that only pauses move.
private final class Clock: Sendable {
  let time = Atomic<UInt64>(0)
  let pauses = Atomic<Int>(0)

  func patience(_ milliseconds: UInt64) -> Patience {
    Patience(
      limit: milliseconds * 1_000_000, now: { self.time.load(ordering: .relaxed) },
      pause: {
        self.time.add($0, ordering: .relaxed)
        self.pauses.add(1, ordering: .relaxed)
      })
  }
}

@Test func `what is done at once is not waited for`() throws {
  let clock = Clock()
  #expect(try clock.patience(200).wait { true })
  #expect(clock.pauses.load(ordering: .relaxed) == 0)
}

@Test func `waiting ends when its time is over, not later`() throws {
  let clock = Clock()
  #expect(try !clock.patience(200).wait { false })
  #expect(clock.time.load(ordering: .relaxed) == 200_000_000)
  // Neither in haste nor rarely.
  #expect((20...60).contains(clock.pauses.load(ordering: .relaxed)))
}

@Test func `waiting ends as soon as it is done`() throws {
  let clock = Clock()
  let answer = try clock.patience(200).wait { clock.time.load(ordering: .relaxed) > 30_000_000 }
  #expect(answer)
  #expect(clock.time.load(ordering: .relaxed) < 45_000_000)
}

@Test func `no patience asks once`() throws {
  let clock = Clock()
  var asked = 0
  let answer = try clock.patience(0).wait {
    asked += 1
    return false
  }
  #expect(!answer && asked == 1)
}

@Test func `a fault ends the waiting`() {
  #expect(throws: StateFault.failed(.lock, 5)) {
    _ = try Clock().patience(200).wait { () throws(StateFault) in throw .failed(.lock, 5) }
  }
}
