extension NameList {
  /// Which of two names that match equally well comes first.
  ///
  /// Places in the order of their full reading: the letters of all syllables before any tone, so that
  /// the ending counts before a tone (雁山区 before 盐山县). Then, and for any text, the caller's order
  /// and the place in the list.
  func precedes(_ a: Int, _ b: Int) -> Bool {
    if kind == .places {
      let order = compareReadings(units[range(a)], units[range(b)])
      if order != 0 { return order < 0 }
    }
    return (orders[a].after, a) < (orders[b].after, b)
  }

  // Negative, zero or positive, as the first reading comes before, with or after the second.
  private func compareReadings(_ a: ArraySlice<UInt32>, _ b: ArraySlice<UInt32>) -> Int {
    var tones = 0
    for (first, second) in zip(a, b) where first != second {
      let one = store.units[Int(first)].primary
      let other = store.units[Int(second)].primary
      if one.number != other.number { return one.number - other.number }
      if tones == 0 { tones = one.tone - other.tone }
    }
    return a.count == b.count ? tones : a.count - b.count
  }
}
