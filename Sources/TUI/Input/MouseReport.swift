extension ControlSequence {
  /// A report of the mouse, `ESC [ < button ; column ; row M`, or `m` for a release.
  var mouse: Mouse? {
    let isRelease = final == UInt8(ascii: "m")
    guard isRelease || final == UInt8(ascii: "M"), let button = parameter(0),
      let column = parameter(1), let row = parameter(2), column > 0, row > 0,
      let action = Mouse.Action(button: button, isRelease: isRelease)
    else { return nil }
    return Mouse(action, at: Point(column: column - 1, row: row - 1))
  }
}

extension Mouse.Action {
  private static let shiftAltControl = 4 | 8 | 16
  private static let motion = 32

  /// Only the left button and the wheel mean something; the sideways wheel (66, 67) does not.
  fileprivate init?(button: Int, isRelease: Bool) {
    let isMoving = button & Self.motion != 0
    switch button & ~(Self.shiftAltControl | Self.motion) {
    case 0 where isRelease: self = .release
    case 0: self = isMoving ? .drag : .press
    case 64 where !isRelease: self = .wheelUp
    case 65 where !isRelease: self = .wheelDown
    default: return nil
    }
  }
}
