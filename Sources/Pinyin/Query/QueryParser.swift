/// Reads a query scalar by scalar.
///
/// The order matters: the tone signs of bopomofo and the boundaries are known before folding,
/// because compatibility folding makes a blank and a combining mark of ˙ and ´.
struct QueryParser {
  private var whole = Pattern()
  private var terms: [Pattern] = []
  private var term = Pattern()
  private var pendingBoundary = false
  private var folded: [UInt32] = []

  mutating func read(_ scalar: UInt32) {
    if let tone = Self.zhuyinTone(scalar), whole.units.last?.kind == .zhuyin || scalar == 0x2D9 {
      append(QueryUnit(kind: .zhuyinTone, scalar: scalar, tone: tone))
      return
    }
    guard !takeBoundary(scalar) else { return }
    folded.removeAll(keepingCapacity: true)
    ReadingTable.embedded.fold(scalar, into: &folded)
    for part in folded where !takeBoundary(part) && !takeMark(part) {
      append(QueryUnit(kind: Self.kind(part), scalar: part))
    }
  }

  mutating func finish() -> (whole: Pattern, terms: [Pattern]) {
    whole.endsInBoundary = pendingBoundary
    endTerm()
    return (whole, terms)
  }

  private mutating func append(_ unit: QueryUnit) {
    var unit = unit
    unit.afterBoundary = pendingBoundary && !whole.units.isEmpty
    if whole.count < Pattern.limit { whole.units.append(unit) }
    unit.afterBoundary = unit.afterBoundary && !term.units.isEmpty
    if term.count < Pattern.limit { term.units.append(unit) }
    term.endsInBoundary = false
    pendingBoundary = false
  }

  private mutating func takeBoundary(_ scalar: UInt32) -> Bool {
    guard Self.isBoundary(scalar) else { return false }
    pendingBoundary = true
    if Self.isBlank(scalar) { endTerm() } else { term.endsInBoundary = true }
    return true
  }

  private mutating func endTerm() {
    if !term.units.isEmpty { terms.append(term) }
    term = Pattern()
  }

  // A mark belongs to the letter before it; the dots make ü of u, the accents are tones.
  private mutating func takeMark(_ scalar: UInt32) -> Bool {
    guard (0x300...0x36F).contains(scalar) else { return false }
    guard let last = whole.units.last, last.kind == .letter, !pendingBoundary else { return true }
    let tone = toneOfMark(scalar)
    if scalar == 0x308, last.scalar == 0x75 {
      change { $0.scalar = 0xFC }
    } else if tone != 0, mayBearTone(last.scalar) {
      change { $0.tone = UInt8(tone) }
    }
    return true
  }

  private mutating func change(_ edit: (inout QueryUnit) -> Void) {
    edit(&whole.units[whole.units.count - 1])
    if !term.units.isEmpty { edit(&term.units[term.units.count - 1]) }
  }

  private static func kind(_ scalar: UInt32) -> QueryUnit.Kind {
    switch scalar {
    case 0x61...0x7A, 0xFC: .letter
    case 0x3105...0x3129: .zhuyin
    default: isHan(scalar) ? .han : .other
    }
  }

  private static func zhuyinTone(_ scalar: UInt32) -> UInt8? {
    switch scalar {
    case 0x2C9: 1
    case 0x2CA: 2
    case 0x2C7: 3
    case 0x2CB: 4
    case 0x2D9: 5
    default: nil
    }
  }

  private static func isBlank(_ scalar: UInt32) -> Bool {
    scalar == 0x20 || (0x09...0x0D).contains(scalar) || scalar == 0x3000 || scalar == 0xA0
  }

  // ' - ` ´ · ‘ ’ ʼ and blanks.
  private static func isBoundary(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x27, 0x2D, 0x60, 0xB4, 0xB7, 0x2018, 0x2019, 0x2BC: true
    default: isBlank(scalar)
    }
  }
}

/// Whether a scalar is a Han character that a query takes as itself.
func isHan(_ scalar: UInt32) -> Bool {
  switch scalar {
  case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF, 0x3007: true
  default: false
  }
}

/// Whether a tone mark on this letter is one: on a vowel, or on a bare m or n.
func mayBearTone(_ letter: UInt32) -> Bool {
  switch letter & 0xFF_FFFF {
  case 0x61, 0x65, 0x69, 0x6F, 0x75, 0xFC, 0x6D, 0x6E: true
  default: false
  }
}
