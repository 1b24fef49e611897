/// The candidate that was probably meant by a mistyped word, or nil when none is near enough.
///
/// A word that begins a candidate means the first such one; else the fewest edits decide, at most
/// one for every three letters, so that a short word does not turn into any other.
func didYouMean(_ word: String, among candidates: [String]) -> String? {
  let bare = word.drop { $0 == "-" }
  guard !bare.isEmpty else { return nil }
  if bare.count > 1,
    let begun = candidates.first(where: { $0.drop { $0 == "-" }.hasPrefix(bare) })
  {
    return begun
  }
  let limit = max(1, bare.count / 3)
  let near = candidates.map { (name: $0, edits: edits(from: Array(word), to: Array($0))) }
  guard let best = near.min(by: { $0.edits < $1.edits }), best.edits <= limit else { return nil }
  return best.name
}

/// Insertions, deletions, replacements and swaps of neighbours that turn one word into another.
private func edits(from old: [Character], to new: [Character]) -> Int {
  var rows = [Array(0...new.count)]
  for (i, character) in old.enumerated() {
    var row = [i + 1]
    for (j, other) in new.enumerated() {
      var cost = min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (character == other ? 0 : 1))
      if i > 0, j > 0, character == new[j - 1], old[i - 1] == other {
        cost = min(cost, rows[i - 1][j - 1] + 1)
      }
      row.append(cost)
    }
    rows.append(row)
  }
  return rows[old.count][new.count]
}
