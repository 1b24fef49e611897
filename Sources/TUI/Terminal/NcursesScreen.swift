import CNcurses
import CTerminal
import Glibc

/// The drawing half of ncurses. Its reading half is not used: see `InputDecoder`.
struct NcursesScreen: ~Copyable {
  private let screen: OpaquePointer
  private let output: UnsafeMutablePointer<FILE>
  private let input: UnsafeMutablePointer<FILE>
  private let window: UnsafeMutablePointer<WINDOW>
  private typealias Looks = [Style: (attributes: attr_t, pair: Int16)]
  private let looks: Looks

  /// - Parameter descriptor: the terminal; a copy of it is kept open as long as the screen.
  init(terminal name: String, descriptor: Int32, theme: Theme) throws(TerminalError) {
    terminal_use_utf8()
    // They would be believed, and the size would stay theirs for ever.
    unsetenv("LINES")
    unsetenv("COLUMNS")
    let (output, input) = try Self.streams(descriptor)
    guard let screen = newterm(name, output, input), let window = ncurses_screen() else {
      fclose(output)
      fclose(input)
      throw .unknownTerminal(name)
    }
    raw()
    noecho()
    nonl()
    // Else ncurses looks for keys while it draws, and leaves the rest of the picture for later.
    typeahead(-1)
    _ = keypad(window, true)
    self.output = output
    self.input = input
    self.screen = screen
    self.window = window
    looks = Self.looks(theme)
  }

  deinit {
    delscreen(screen)
    fclose(output)
    fclose(input)
  }

  private static func streams(_ descriptor: Int32) throws(TerminalError)
    -> (output: UnsafeMutablePointer<FILE>, input: UnsafeMutablePointer<FILE>)
  {
    guard let output = fdopen(try TerminalDevice.duplicate(descriptor), "w") else {
      throw .system(errno)
    }
    guard let input = fdopen(try TerminalDevice.duplicate(descriptor), "r") else {
      throw .system(errno)
    }
    return (output, input)
  }

  /// For each style its attributes and the number of its pair of colours.
  private static func looks(_ theme: Theme) -> Looks {
    let hasColors = has_colors() && start_color() == OK && use_default_colors() == OK
    var looks: Looks = [:]
    for (index, style) in Style.allCases.enumerated() {
      let look = theme.look(of: style)
      var pair: Int16 = 0
      if hasColors, let color = look.color {
        pair = Int16(index + 1)
        init_pair(pair, Int16(color), -1)
      }
      looks[style] = (attributes(look.attributes), pair)
    }
    return looks
  }

  private static func attributes(_ attributes: Look.Attributes) -> attr_t {
    (attributes.contains(.bold) ? ncurses_bold() : 0)
      | (attributes.contains(.dim) ? ncurses_dim() : 0)
      | (attributes.contains(.underline) ? ncurses_underline() : 0)
      | (attributes.contains(.reverse) ? ncurses_reverse() : 0)
  }

  /// Replaces a whole row. Writing into a part of one would move the rest, where it cuts a wide
  /// character in half.
  func draw(_ cells: ArraySlice<Frame.Cell>, row: Int) {
    var wide: [cchar_t] = []
    wide.reserveCapacity(cells.count)
    var style = Style.plain
    var look = looks[style] ?? (0, 0)
    for cell in cells where cell.glyph.width > 0 {
      if cell.style != style {
        style = cell.style
        look = looks[style] ?? (0, 0)
      }
      var scalars: [wchar_t] = []
      cell.glyph.forEachScalar { scalars.append(wchar_t(bitPattern: $0.value)) }
      scalars.append(0)
      var character = cchar_t()
      setcchar(&character, scalars, look.attributes, look.pair, nil)
      wide.append(character)
    }
    // All of the row is sent, not only what changed: a terminal that counts the columns of a
    // character otherwise than we do would keep parts of the old one.
    wredrawln(window, Int32(row), 1)
    wmove(window, Int32(row), 0)
    wclrtoeol(window)
    mvwadd_wchnstr(window, Int32(row), 0, wide, Int32(wide.count))
  }

  /// Sends what was drawn.
  func flush(cursor: Point?) {
    curs_set(cursor == nil ? 0 : 1)
    wmove(window, Int32(cursor?.row ?? 0), Int32(cursor?.column ?? 0))
    wrefresh(window)
  }

  func resize(to size: Size) {
    resize_term(Int32(size.rows), Int32(size.columns))
  }

  /// The next flush sends everything.
  func forget() {
    clearok(window, true)
  }

  func ring() { beep() }

  /// Gives the terminal back; the next flush takes it again.
  func leave() { endwin() }
}
