import MetaData

/// One row of a list: a place or an item of a file, or a line of plain text.
package enum Row: Hashable, Sendable {
  case item(Item)
  case line(Int)

  /// What can be opened and has fields.
  package var item: Item? {
    if case .item(let item) = self { item } else { nil }
  }
}
