import CTerminal
import Glibc

/// The controlling terminal: drawn on through ncurses, read by our own decoder, put back by the
/// signal guard however the program ends.
package struct NcursesTerminal: Terminal, ~Copyable {
  package struct Options: Sendable {
    package var color = ColorChoice.auto
    /// Whether `NO_COLOR` is set.
    package var noColor = false
    package var hasMouse = true
    /// Milliseconds after which Esc alone is a key.
    package var escapeDelay = 25

    package init() {}
  }

  /// Milliseconds of silence after which a reply or a paste is taken as ended.
  private static let stalledDelay = 1000

  package private(set) var size: Size
  private let options: Options
  private let device: Int32
  private let screen: NcursesScreen
  private let lastLineErasure: String
  private var decoder: InputDecoder
  private var clicks = ClickCounter()
  /// Decoded, not yet handed out.
  private var events: ArraySlice<Event> = []
  /// When the decoder is to be told that nothing follows, in milliseconds.
  private var deadline: Int?
  /// What the picker wants to be seen, and whether it is.
  private var frame: Frame?
  private var isShown = false
  private var isLeft = false

  /// - Parameter name: the value of `TERM`; empty when it is not set.
  package init(name: String, options: Options = Options()) throws(TerminalError) {
    let device = try TerminalDevice.open()
    let description: TerminalDescription
    let screen: NcursesScreen
    do throws(TerminalError) {
      description = try TerminalDescription(of: name, descriptor: device)
      screen = try Self.guardedScreen(name, device, description, options)
    } catch {
      close(device)
      throw error
    }
    self.device = device
    self.screen = screen
    lastLineErasure = description.lastLineErasure
    self.options = options
    decoder = InputDecoder(strings: description.keys)
    size = TerminalDevice.size(of: device)
    terminal_guard_entered()
    TerminalDevice.write(TerminalModes.on(mouse: options.hasMouse), to: device)
  }

  /// The guard comes before ncurses, which would change the modes and put its own handlers in.
  private static func guardedScreen(
    _ name: String, _ device: Int32, _ description: TerminalDescription, _ options: Options
  ) throws(TerminalError) -> NcursesScreen {
    let error = description.undo.withUnsafeBytes {
      terminal_guard_begin(device, $0.baseAddress, $0.count)
    }
    guard error == 0 else { throw .system(error) }
    do throws(TerminalError) {
      return try NcursesScreen(
        terminal: name, descriptor: device,
        theme: Theme(options.color, noColor: options.noColor, colors: description.colors))
    } catch {
      terminal_guard_end()
      throw error
    }
  }

  deinit {
    // In the background ncurses would be stopped, and change another program's modes: there the
    // guard alone gives back what is still ours.
    if !isLeft && terminal_guard_is_in_front() != 0 {
      leave()
    }
    terminal_guard_end()
    close(device)
  }

  private func leave() {
    TerminalDevice.write(TerminalModes.off, to: device)
    screen.leave()
    TerminalDevice.write(lastLineErasure, to: device)
    terminal_guard_leave()
  }
}

extension NcursesTerminal {
  package mutating func present(_ frame: Frame) {
    let old = isShown && self.frame?.size == frame.size ? self.frame : nil
    self.frame = frame
    guard old != frame, !isLeft else { return }
    let changed = (0..<min(frame.size.rows, size.rows)).filter {
      old?[row: $0] != frame[row: $0]
    }
    screen.draw(
      changed.map { ($0, frame[row: $0].prefix(size.columns)) }, cursor: frame.cursor)
    isShown = true
  }

  package mutating func redraw() {
    screen.forget()
    isShown = false
    if let frame { present(frame) }
  }

  package mutating func ring() { screen.ring() }

  package mutating func suspend() {
    leave()
    isLeft = true
    terminal_guard_stop()
    comeBack()
  }

  /// After a stop: the shell's modes, the size and the screen may all be others.
  private mutating func comeBack() {
    terminal_guard_await_foreground()
    // Ended while it was stopped: there is nothing to draw any more.
    guard !asks(for: TERMINAL_LEAVE, in: terminal_signals_take()) else { return }
    terminal_guard_retake()
    // Only after leaving does ncurses set its modes anew.
    if !isLeft { screen.leave() }
    isLeft = false
    // ncurses turns on again what we have turned off.
    screen.takeBack()
    TerminalDevice.write(TerminalModes.on(mouse: options.hasMouse), to: device)
    noteSize()
    redraw()
  }

  /// The size may have changed without a signal while the program was stopped.
  private mutating func noteSize() {
    let now = TerminalDevice.size(of: device)
    guard now != size else { return }
    size = now
    screen.resize(to: now)
    isShown = false
    events.append(.resized(now))
  }
}

extension NcursesTerminal {
  package mutating func nextEvent(orInput input: Int32?, within limit: Int?) -> TerminalEvent {
    let end = limit.map { Self.now + $0 }
    while true {
      let asked = terminal_signals_take()
      if asks(for: TERMINAL_LEAVE, in: asked) { return .ended }
      if asks(for: TERMINAL_STOP, in: asked) { suspend() }
      if asks(for: TERMINAL_CONTINUED, in: asked) { comeBack() }
      if asks(for: TERMINAL_RESIZED, in: asked) { noteSize() }
      if let event = events.popFirst() { return .event(event) }
      let ready = Readiness.wait(
        terminal: device, signals: terminal_signal_descriptor(), input: input,
        milliseconds: milliseconds(until: end))
      if ready.isGone || (ready.hasKeys && !readKeys()) { return .ended }
      if !ready.hasKeys { noteTime() }
      if ready.hasInput && events.isEmpty { return .input }
      if let end, events.isEmpty, end <= Self.now { return .nothing }
    }
  }

  private func asks(for flag: some BinaryInteger, in flags: UInt32) -> Bool {
    flags & UInt32(flag) != 0
  }

  /// Reads what is there; false when the terminal is gone.
  private mutating func readKeys() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = bytes.withUnsafeMutableBytes { read(device, $0.baseAddress, $0.count) }
    guard count > 0 else { return count < 0 && (errno == EINTR || errno == EAGAIN) }
    take(decoder.read(bytes.prefix(count)))
    deadline = decoder.wait.map {
      Self.now + ($0 == .key ? options.escapeDelay : Self.stalledDelay)
    }
    return true
  }

  /// By the clock, not by a wait without an end: a busy input may wake us before each one's.
  private mutating func noteTime() {
    guard let deadline, deadline <= Self.now else { return }
    self.deadline = nil
    take(decoder.timedOut())
  }

  private mutating func take(_ decoded: [Event]) {
    for event in decoded {
      if case .mouse(let mouse) = event {
        events.append(.mouse(clicks.count(mouse, milliseconds: Self.now)))
      } else {
        events.append(event)
      }
    }
  }

  /// What a wait may last: to the nearer of the decoder's time and the caller's, else without end.
  private func milliseconds(until end: Int?) -> Int32 {
    let nearest = [deadline, end].compactMap { $0 }.min()
    return nearest.map { Int32(clamping: max(0, $0 - Self.now)) } ?? -1
  }

  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}
