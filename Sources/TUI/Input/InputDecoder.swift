/// The terminal's bytes to events. A value without a clock: any split of the bytes gives the same
/// events, and memory is bounded whatever arrives.
///
/// What is no key, no mouse and no text is swallowed: replies, focus events, unknown sequences. No
/// control character ever becomes text.
package struct InputDecoder: Sendable {
  /// Longer sequences are read to their end, but mean nothing.
  static let longestSequence = 48

  /// What the decoder waits for when nothing arrives.
  package enum Wait: Hashable, Sendable {
    /// The rest of a sequence that may as well be Esc alone: some 25 ms.
    case key
    /// The end of a reply or a paste. A terminal that never sends it must not make the program
    /// deaf; but a slow line may pause, so it takes a second.
    case stalled
  }

  private enum State {
    case ground
    /// Within a character; `alt` when ESC came before it.
    case character(alt: Bool)
    case escape
    /// After `ESC O`.
    case single
    /// After `ESC [`.
    case control
    /// After `ESC [ M`: so many bytes of an old report of the mouse.
    case oldMouse(Int)
    /// After `ESC [ [`, with which the Linux console begins its function keys.
    case console
    /// After `ESC ]`, `ESC P` and their like, which Alt and the key give as well.
    case stringStart(UInt8)
    case string
    /// After an ESC within a string.
    case stringEnd
    case paste(PasteReader)
  }

  private let strings: KeyStrings
  private var state = State.ground
  private var utf8 = UTF8Reader()
  /// The sequence so far, its ESC included.
  private var sequence: [UInt8] = []
  private var events: [Event] = []

  package init(strings: KeyStrings = KeyStrings()) {
    self.strings = strings
  }

  package var wait: Wait? {
    switch state {
    case .ground, .character: nil
    case .string, .paste: .stalled
    default: .key
    }
  }

  package mutating func read(_ bytes: some Sequence<UInt8>) -> [Event] {
    for byte in bytes { take(byte) }
    return takeEvents()
  }

  /// What was begun does not go on: it was a key alone, or is dropped.
  package mutating func timedOut() -> [Event] {
    let unfinished = state
    if wait != nil { state = .ground }
    switch unfinished {
    case .escape, .stringEnd: emit(Key(.escape))
    case .stringStart(let byte): emit(byte, alt: true)
    case .single where sequence.count == 2, .control where sequence.count == 2:
      emit(sequence[1], alt: true)
    case .paste(let paste): emit(paste)
    default: break
    }
    return takeEvents()
  }

  private mutating func takeEvents() -> [Event] {
    defer { events.removeAll() }
    return events
  }
}

extension InputDecoder {
  private mutating func take(_ byte: UInt8) {
    switch state {
    case .ground: ground(byte)
    case .character(let alt): character(byte, alt: alt)
    case .escape, .single, .control, .console: inSequence(byte)
    case .oldMouse(let missing):
      guard byte >= 0x20 else { return restart(byte) }
      state = missing > 1 ? .oldMouse(missing - 1) : .ground
    case .stringStart, .string: string(byte)
    case .stringEnd:
      state = .escape
      if byte == UInt8(ascii: "\\") { state = .ground } else { take(byte) }
    case .paste(var paste):
      // The value is taken out of the state and put back, or each byte would copy its text.
      state = .ground
      if paste.read(byte) { emit(paste) } else { state = .paste(paste) }
    }
  }

  private mutating func ground(_ byte: UInt8) {
    switch byte {
    case 0x1B: beginEscape()
    case 0x00...0x1F, 0x7F: emit(byte, alt: false)
    default: character(byte, alt: false)
    }
  }

  private mutating func beginEscape() {
    state = .escape
    sequence = [0x1B]
  }

  /// The byte ends what was begun, and is the first of something new.
  private mutating func restart(_ byte: UInt8) {
    state = .ground
    ground(byte)
  }

  private mutating func character(_ byte: UInt8, alt: Bool) {
    state = .ground
    switch utf8.read(byte) {
    case .scalar(let scalar):
      // The C1 controls, which would be commands to the terminal were they ever echoed.
      guard scalar.properties.generalCategory != .control else { return }
      emit(Key(.character(Character(scalar)), alt ? .alt : []))
    case .more: state = .character(alt: alt)
    case .invalid(isByteUsed: true): break
    case .invalid(isByteUsed: false): ground(byte)
    }
  }

  private mutating func inSequence(_ byte: UInt8) {
    if byte == 0x1B {
      if case .escape = state { emit(Key(.escape)) }
      return beginEscape()
    }
    // Beyond the limit the final byte is not kept either, and without it nothing is recognised.
    if sequence.count < Self.longestSequence { sequence.append(byte) }
    if let key = strings.key(for: sequence) {
      state = .ground
      return emit(key)
    }
    switch state {
    case .escape: escape(byte)
    case .single: single(byte)
    case .console:
      state = .ground
      if 0x41...0x45 ~= byte { emit(Key(.function(Int(byte - 0x40)))) }
    default: control(byte)
    }
  }

  private mutating func escape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "["): state = .control
    case UInt8(ascii: "O"): state = .single
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      state = .stringStart(byte)
    case 0x00...0x7F:
      state = .ground
      emit(byte, alt: true)
    default: character(byte, alt: true)
    }
  }

  private mutating func single(_ byte: UInt8) {
    switch byte {
    case 0x30...0x39: break  // Modifiers, as some terminals put them: ESC O 5 A.
    case 0x40...0x7E:
      state = .ground
      let isModified = sequence.count == 4
      let modifiers = Key.Modifiers(parameter: isModified ? Int(sequence[2]) - 0x30 : nil)
      if let code = ControlSequence.code(ofLetter: byte) {
        emit(Key(code, modifiers))
      } else if 0x61...0x64 ~= byte, let code = ControlSequence.code(ofLetter: byte - 0x20) {
        emit(Key(code, .control))
      } else if let key = ControlSequence.keypad(byte) {
        emit(key)
      }
    default: restart(byte)
    }
  }

  private mutating func control(_ byte: UInt8) {
    switch byte {
    case 0x20...0x3F: break
    case UInt8(ascii: "[") where sequence.count == 3: state = .console
    case UInt8(ascii: "M") where sequence.count == 3: state = .oldMouse(3)
    case 0x40...0x7E:
      state = .ground
      guard let found = ControlSequence(sequence.dropFirst(2)) else { return }
      if found.mark == nil, found.final == UInt8(ascii: "~"), found.parameter(0) == 200 {
        state = .paste(PasteReader())
      } else if let event = found.event {
        events.append(event)
      }
    default: restart(byte)
    }
  }

  /// A string ends at BEL or `ESC \`. Another control character is a key that was pressed since.
  private mutating func string(_ byte: UInt8) {
    switch byte {
    case 0x07: state = .ground
    case 0x1B:
      state = .stringEnd
      sequence = [0x1B]
    case 0x00...0x1F, 0x7F: restart(byte)
    default: state = .string
    }
  }

  private mutating func emit(_ key: Key) {
    events.append(.key(key))
  }

  private mutating func emit(_ byte: UInt8, alt: Bool) {
    emit(Key(ascii: byte, alt: alt))
  }

  private mutating func emit(_ paste: PasteReader) {
    let text = paste.text
    if !text.isEmpty { events.append(.paste(text)) }
  }
}
