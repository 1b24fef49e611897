extension NameList {
  /// Which of two names that match equally well comes first.
  ///
  /// Places in the order of their full reading: the letters of all syllables before any tone, so that
  /// the ending counts before a tone (雁山区 before 盐山县). Then, and for any text, the caller's order
  /// and the place in the list.
  func precedes(_ a: Int, _ b: Int) -> Bool {
    if kind == .places {
      let order = compareReadings(range(a), range(b))
      if order != 0 { return order < 0 }
    }
    return (orders[a].after, a) < (orders[b].after, b)
  }

  // Negative, zero or positive, as the first reading comes before, with or after the second.
  private func compareReadings(_ a: Range<Int>, _ b: Range<Int>) -> Int {
    var tones = 0
    for step in 0..<min(a.count, b.count) {
      let first = Int(units[a.lowerBound + step])
      let second = Int(units[b.lowerBound + step])
      guard first != second else { continue }
      let one = store.units[first].primary
      let other = store.units[second].primary
      if one.number != other.number { return one.number - other.number }
      if tones == 0 { tones = one.tone - other.tone }
    }
    return a.count == b.count ? tones : a.count - b.count
  }
}
