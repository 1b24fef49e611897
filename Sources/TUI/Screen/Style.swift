/// What a cell means. A theme turns the meaning into attributes and colours, so that layout and
/// tests speak of meanings only; the raw value is the letter that stands for it in recorded screens.
package enum Style: Character, CaseIterable, Sendable {
  /// Ordinary text.
  case plain = "."
  /// The title line.
  case title = "t"
  /// The heading of a section.
  case heading = "h"
  /// Readings, parents: what stands beside a name.
  case muted = "m"
  /// The current row: visible without colour.
  case selected = "s"
  /// Readings and parents on the current row.
  case selectedMuted = "u"
  /// Characters that the query found.
  case match = "M"
  /// Characters that the query found, on the current row.
  case selectedMatch = "N"
  /// The current city, and rows marked with Tab.
  case current = "c"
  /// The same on the current row.
  case selectedCurrent = "C"
  /// The index column.
  case index = "i"
  /// The entry of the index column whose section is on top.
  case indexCurrent = "I"
  /// The search bar while it is closed.
  case bar = "b"
  /// The search bar while it is open.
  case barActive = "B"
  /// Anything under the cover while an empty search is open.
  case covered = "x"
  /// The status line.
  case status = "l"
}
