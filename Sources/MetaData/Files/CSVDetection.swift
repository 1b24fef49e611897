/// What a file of separated values does not say of itself.
enum CSVDetection {
  /// The separator that cuts the first records into the same number of fields, the most of them.
  static func separator(of text: String) -> UInt8 {
    // The head is enough, and a whole file would be read once for each candidate.
    let head = String(text.unicodeScalars.prefix(headSize))
    var best = (separator: UInt8(ascii: ","), score: 0.0)
    for candidate in [UInt8(ascii: ","), 0x09, UInt8(ascii: ";"), UInt8(ascii: "|")] {
      let score = score(of: candidate, in: head)
      // Not "or equal": a comma wins a draw.
      if score > best.score { best = (candidate, score) }
    }
    return best.separator
  }

  private static let headSize = 16_384

  private static func score(of separator: UInt8, in head: String) -> Double {
    // A quote that the cut of the head leaves open says nothing against a separator.
    let records =
      (try? CSVReader.records(of: head, separator: separator, limit: 50))
      ?? (try? CSVReader.records(of: head, separator: separator, limit: 5)) ?? []
    var counts: [Int: Int] = [:]
    for record in records { counts[record.fields.count, default: 0] += 1 }
    let commonest = counts.max { ($0.value, $0.key) < ($1.value, $1.key) }
    guard let commonest, commonest.key > 1 else { return 0 }
    let agreement = Double(commonest.value) / Double(records.count)
    return agreement * agreement * Double(min(commonest.key, 20))
  }

  /// Whether the first record names the columns: its fields are all there, all different and no
  /// numbers, and further down some column has numbers, or repeats itself, or never what stands at
  /// its head.
  static func hasHeader(_ records: [CSVReader.Record]) -> Bool {
    guard let first = records.first?.fields, records.count > 1 else { return false }
    let names = first.map(trimmed)
    guard !names.contains(where: { $0.isEmpty || isNumber($0) }) else { return false }
    guard Set(names).count == names.count, !names.contains(where: looksLikeData) else {
      return false
    }
    let body = records.dropFirst().prefix(200)
    for (column, name) in names.enumerated() {
      let values = body.compactMap { column < $0.fields.count ? trimmed($0.fields[column]) : nil }
      if values.contains(name) { return false }
    }
    return names.enumerated().contains { column, name in
      isKnownHeading(name) || isOfAnotherKind(name, than: body, column: column)
    }
  }

  private static func isOfAnotherKind(
    _ name: String, than body: ArraySlice<CSVReader.Record>, column: Int
  ) -> Bool {
    let values = body.compactMap { column < $0.fields.count ? trimmed($0.fields[column]) : nil }
      .filter { !$0.isEmpty }
    guard !values.isEmpty else { return false }
    if values.allSatisfy(isNumber) { return true }
    // Latin keys above Han values are the commonest header of all.
    if name.utf8.allSatisfy({ $0 < 0x80 }), values.allSatisfy(hasHan) { return true }
    return values.allSatisfy(looksLikeData)
  }

  /// Addresses, times and numbers of telephones: nobody calls a column so.
  private static func looksLikeData(_ text: String) -> Bool {
    text.contains("@") || text.contains("://")
      || (text.utf8.filter { 0x30...0x39 ~= $0 }.count * 2 > text.utf8.count)
  }

  static func isNumber(_ text: String) -> Bool {
    !text.isEmpty && Double(text) != nil && text.utf8.contains { 0x30...0x39 ~= $0 }
  }

  static func hasHan(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0.properties.isIdeographic }
  }

  private static func isKnownHeading(_ name: String) -> Bool {
    headings.contains(name.lowercased())
  }

  // Only to know a header of a table that is all text; which column is the name is told by shape.
  private static let headings: Set<String> = [
    "name", "title", "id", "code", "city", "province", "country", "phone", "email", "address",
    "姓名", "名称", "名字", "标题", "编号", "代码", "城市", "省份", "电话", "手机", "邮箱", "地址", "拼音",
  ]
}
