import MetaData
import Pinyin

/// Makes the built-in catalog of the list of cities and the list of provinces.
struct PlaceCompiler {
  private var builder: CatalogBuilder
  private var handles: [String: CatalogBuilder.Handle] = [:]
  private let readings: TownshipReadings

  /// The catalog of `Cities.plist` (groups of cities) and `Provinces.plist` (a date, provinces).
  static func builder(
    cities: PropertyListValue, provinces: PropertyListValue
  ) throws(PropertyListError) -> CatalogBuilder {
    guard let provinces = provinces.dictionary, let date = provinces["date"]?.text,
      let list = provinces["provinces"]?.array
    else { throw .shape(expected: "date, provinces") }
    let groups = try LetterGroup.groups(of: cities)
    var compiler = PlaceCompiler(date: date, groups: groups)
    try compiler.add(provinces: list, groups: groups)
    try compiler.addSections(groups)
    return compiler.builder
  }

  private init(date: String, groups: [LetterGroup]) {
    builder = CatalogBuilder(dataDate: date)
    readings = TownshipReadings(above: groups.flatMap(\.cities))
  }

  /// Every province with its cities; a province that is a city itself stands in the list of cities
  /// in full, and here by its code alone.
  private mutating func add(
    provinces: [PropertyListValue], groups: [LetterGroup]
  ) throws(PropertyListError) {
    let cities = groups.flatMap(\.cities)
    let byCode = Dictionary(cities.map { ($0.entry.code, $0) }, uniquingKeysWith: { one, _ in one })
    var byProvince = Dictionary(grouping: cities) { $0.province ?? "" }
    for value in provinces {
      let record = try PlaceRecord(value, level: .province, path: [])
      let inside = byProvince.removeValue(forKey: record.entry.name) ?? []
      let itself = byCode[record.entry.code]
      let province =
        if let itself { add(itself, in: nil, levels: [.province, .city]) } else {
          builder.add(withCore(record.entry), in: nil)
        }
      for city in inside where city.entry.code != itself?.entry.code {
        add(city, in: province, levels: city.isCountyLevel ? [.city, .county] : .city)
      }
    }
    if let lost = byProvince.values.first?.first {
      throw .unknownProvince(lost.province ?? "", path: [lost.entry.name])
    }
  }

  @discardableResult
  private mutating func add(
    _ city: PlaceRecord, in province: CatalogBuilder.Handle?, levels: Levels
  ) -> CatalogBuilder.Handle {
    var entry = withCore(city.entry)
    entry.levels = levels
    let handle = builder.add(entry, in: province)
    handles[entry.code] = handle
    for district in city.districts {
      addTownships(district.neighbours, in: builder.add(withCore(district.entry), in: handle))
    }
    addTownships(city.neighbours, in: handle)
    return handle
  }

  private mutating func addTownships(_ records: [PlaceRecord], in parent: CatalogBuilder.Handle) {
    for record in records {
      var entry = withCore(record.entry)
      if entry.reading.isEmpty { entry.reading = readings.reading(of: entry.name) }
      builder.add(entry, in: parent)
    }
  }

  private func withCore(_ entry: CatalogEntry) -> CatalogEntry {
    var entry = entry
    let level = entry.levels == .township ? PlaceNameParts.Level.township : .division
    let parts = PlaceNameParts(of: entry.fullName, level: level)
    entry.coreLength = parts.coreCount
    entry.keptEnding = parts.coreCount - parts.endingStart
    return entry
  }

  private mutating func addSections(_ groups: [LetterGroup]) throws(PropertyListError) {
    let hot = groups.flatMap(\.cities).filter { $0.entry.hot != nil }
      .sorted { ($0.entry.hot ?? 0) < ($1.entry.hot ?? 0) }
    builder.addSection(.hot, title: "", items: hot.compactMap { handles[$0.entry.code] })
    for group in groups {
      let items = group.cities.compactMap { handles[$0.entry.code] }
      builder.addSection(.letter, title: group.letter, items: items)
    }
  }
}

/// One group of `Cities.plist`: a letter and its cities.
struct LetterGroup {
  let letter: String
  let cities: [PlaceRecord]

  static func groups(of value: PropertyListValue) throws(PropertyListError) -> [LetterGroup] {
    guard let groups = value.array else { throw .shape(expected: "name, cities") }
    var read: [LetterGroup] = []
    for group in groups {
      guard let letter = group.dictionary?["name"]?.text,
        let cities = group.dictionary?["cities"]?.array
      else { throw .shape(expected: "name, cities") }
      var records: [PlaceRecord] = []
      for city in cities { records.append(try PlaceRecord(city, level: .city, path: [letter])) }
      read.append(LetterGroup(letter: letter, cities: records))
    }
    return read
  }
}
