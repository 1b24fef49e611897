/// Which fields of a line are meant, written as fzf writes it: `2`, `-1`, `2..`, `..3`, `2..-2`, `..`.
package struct FieldRange: Hashable, Sendable {
  /// The first field, from 1, or from −1 backwards; nil for the first of all.
  package let first: Int?
  /// The last field, counted alike; nil for the last of all.
  package let last: Int?

  /// Nil where the text is no range; 0 is no field.
  package init?(_ text: some StringProtocol) {
    let text = String(text)
    guard let dots = text.firstDots else {
      guard let number = Int(text), number != 0 else { return nil }
      first = number
      last = number
      return
    }
    let front = text[..<dots.lowerBound]
    let back = text[dots.upperBound...]
    first = Int(front)
    last = Int(back)
    guard front.isEmpty || first != nil, back.isEmpty || last != nil, first != 0, last != 0 else {
      return nil
    }
  }

  /// A comma list of ranges; nil where one of them is none.
  package static func list(_ text: String) -> [FieldRange]? {
    var ranges: [FieldRange] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let range = FieldRange(part) else { return nil }
      ranges.append(range)
    }
    return ranges
  }

  /// The places, from 0, among so many fields; empty where none of them is there.
  package func places(among count: Int) -> Range<Int> {
    func place(_ field: Int) -> Int {
      // Clamped, so that no number, however big, overflows.
      field > 0 ? min(field, count + 1) - 1 : max(field, -count - 1) + count
    }
    let from = max(0, first.map(place) ?? 0)
    let to = min(count - 1, last.map(place) ?? count - 1)
    return from <= to ? from..<(to + 1) : 0..<0
  }
}

extension String {
  /// Where the first `..` stands.
  fileprivate var firstDots: Range<String.Index>? {
    var place = startIndex
    while let dot = self[place...].firstIndex(of: ".") {
      let next = index(after: dot)
      if next < endIndex, self[next] == "." { return dot..<index(after: next) }
      place = next
    }
    return nil
  }
}
