#if DEBUG
  import Glibc

  /// A fault on demand, in debug builds only: what a trap leaves of the terminal can be shown by a
  /// trap alone.
  enum DeliberateTrap {
    /// Traps at Ctrl-\ when CITYPICKER_TRAP is in the environment.
    static func spring(at event: Event) {
      guard event == .key(Key(.character("\\"), .control)), getenv("CITYPICKER_TRAP") != nil
      else { return }
      let nothing: [Int] = []
      _ = nothing[nothing.count]
    }
  }
#endif
