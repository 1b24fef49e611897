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
    ncurses_does_not_wrap()
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

  /// Sends whole rows; a row of which only a part is sent would move, where that cuts a wide
  /// character in half.
  ///
  /// What stands alone at a row's end, as the index column does, comes last and from its own place:
  /// a terminal that counts some characters as wider than we do has pushed the row's end aside.
  func draw(_ rows: [(row: Int, cells: ArraySlice<Frame.Cell>)], cursor: Point?) {
    let parts = rows.map { row, cells in (row: row, cells: cells, end: Self.startOfEnd(cells)) }
    for part in parts {
      // All of the row, not only what changed: such a terminal would keep parts of the old one.
      wredrawln(window, Int32(part.row), 1)
      wmove(window, Int32(part.row), 0)
      wclrtoeol(window)
      put(part.cells[..<part.end], row: part.row, column: 0)
    }
    wrefresh(window)
    for part in parts {
      put(part.cells[part.end...], row: part.row, column: part.end - part.cells.startIndex)
    }
    curs_set(cursor == nil ? 0 : 1)
    wmove(window, Int32(cursor?.row ?? 0), Int32(cursor?.column ?? 0))
    wrefresh(window)
  }

  /// Where the text behind the last gap begins.
  static func startOfEnd(_ cells: ArraySlice<Frame.Cell>) -> Int {
    let isBlank = { (cell: Frame.Cell) in cell.glyph == .blank }
    let lastText = cells.lastIndex { !isBlank($0) } ?? cells.startIndex
    let blank = cells[..<lastText].lastIndex(where: isBlank) ?? cells.startIndex
    let isGap = blank > cells.startIndex && isBlank(cells[blank - 1])
    return isGap ? blank + 1 : cells.endIndex
  }

  private func put(_ cells: ArraySlice<Frame.Cell>, row: Int, column: Int) {
    var characters: [cchar_t] = []
    characters.reserveCapacity(cells.count)
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
      characters.append(character)
    }
    mvwadd_wchnstr(window, Int32(row), Int32(column), characters, Int32(characters.count))
  }

  func resize(to size: Size) {
    resize_term(Int32(size.rows), Int32(size.columns))
  }

  /// The next drawing sends everything.
  func forget() {
    clearok(window, true)
  }

  func ring() { beep() }

  /// Gives the terminal back.
  func leave() { endwin() }

  /// Takes the terminal again after having left.
  func takeBack() { doupdate() }
}
