import MetaData
import Pinyin

/// Puts the rows of a list into sections.
extension ShapedList {
  /// The sections of the file: its groups under their titles.
  mutating func addGroups(_ groups: [ShapeGroups.Group], places: [[Int?]]) {
    for (number, (group, places)) in zip(groups, places).enumerated() {
      let handles = places.compactMap { $0 }.map { rows[$0].handle }
      guard !handles.isEmpty else { continue }
      addSection(title: group.title ?? Self.title(of: group, number: number), handles)
    }
  }

  /// A letter is a letter, `#` the rest, everything else a group.
  private mutating func addSection(title: String, _ handles: [CatalogBuilder.Handle]) {
    if let letter = ShapeLetter.of(title) {
      builder.addSection(.letter, title: String(letter), items: handles)
    } else if title == "#" {
      builder.addSection(.other, title: title, items: handles)
    } else {
      builder.addSection(.group, title: title, items: handles)
    }
  }

  /// A group without a title has the letter that all its rows begin with, else its number.
  private static func title(of group: ShapeGroups.Group, number: Int) -> String {
    let names = group.rows.compactMap { $0.value?.text ?? $0.key }
    let letters = Set(names.map { Readings.commonest(of: $0).first?.letters.first })
    if letters.count == 1, let letter = letters.first ?? nil { return letter.uppercased() }
    return String(number + 1)
  }

  /// Sections by the values of a key, sorted without regard to case, the rows in each by name.
  mutating func addGroups(by key: String) {
    let grouped = Dictionary(grouping: rows) { trimmed($0.record[key]?.scalarText ?? "") }
    for (title, rows) in ShapeOrder.sorted(grouped) where !title.isEmpty {
      builder.addSection(.group, title: title, items: Self.byName(rows))
    }
    if let rest = grouped[""] { builder.addSection(.other, title: "#", items: Self.byName(rest)) }
  }

  private static func byName(_ rows: [Row]) -> [CatalogBuilder.Handle] {
    rows.map { (key: ShapeOrder.Key($0.name), handle: $0.handle) }
      .sorted { $0.key < $1.key }.map(\.handle)
  }

  /// Sections by our own readings.
  mutating func addLetters() throws(CatalogBuilder.Failure) {
    try builder.addLetterSections(of: rows.map(\.handle))
  }

  /// One hot section in front of all: the hot group of the file, then the rows with a flag by their
  /// rank; equal ranks as they stand, for many files say 1 for every hot city.
  mutating func addHot(places: [Int]) {
    var seen: Set<CatalogBuilder.Handle> = []
    let flagged = rows.enumerated().filter { $0.element.hot != nil }
      .sorted { ($0.element.hot ?? 0, $0.offset) < ($1.element.hot ?? 0, $1.offset) }
      .map(\.element.handle)
    let handles = (places.map { rows[$0].handle } + flagged).filter { seen.insert($0).inserted }
    if !handles.isEmpty { builder.addSection(.hot, title: "", items: handles) }
  }
}

/// The letters that sections are named by.
enum ShapeLetter {
  /// The letter that a title is; nil for any other title.
  static func of(_ title: String) -> Character? {
    guard title.utf8.count == 1, let letter = title.uppercased().first, ("A"..."Z").contains(letter)
    else { return nil }
    return letter
  }

  /// The key at which flat records say under which letter they are to stand; nil where none does.
  ///
  /// Letters alone could be sizes or grades: most have to be the ones that the names begin with.
  static func key(of nodes: [ShapeNode], level: ShapeLevel) -> String? {
    let sample = nodes.prefix(500)
    let keys = Set(sample.flatMap { $0.record.filter { !$0.value.isList }.keys }).sorted()
    return keys.first { key in
      var fitting = 0
      for node in sample {
        guard let text = node.record[key]?.text, text.utf8.count == 1 else { return false }
        let name = level.name(of: node).map(trimmed) ?? ""
        let first = Readings.commonest(of: name).first?.letters.first ?? name.first
        if let letter = of(text), letter.lowercased() == first?.lowercased() { fitting += 1 }
      }
      return fitting * 10 >= sample.count * 6
    }
  }
}
