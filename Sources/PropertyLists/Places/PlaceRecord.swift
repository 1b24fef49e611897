import MetaData
import Pinyin

/// One place of `Cities.plist` or `Provinces.plist`, read strictly: an unknown key is an error, because
/// in these files it is a misspelling whose value would be lost in silence.
struct PlaceRecord {
  var entry: CatalogEntry
  var province: String?
  var isCountyLevel = false
  var districts: [PlaceRecord] = []
  var neighbours: [PlaceRecord] = []

  /// Reads a record; `path` names where it stands, for errors.
  init(_ value: PropertyListValue, level: Levels, path: [String]) throws(PropertyListError) {
    // The tutorial's form: a neighbour that is only a name.
    if let name = value.text {
      entry = CatalogEntry(name: name)
      entry.levels = level
      return
    }
    guard let keys = value.dictionary, let name = keys["name"]?.text, !name.isEmpty else {
      throw .value(key: "name", path: path)
    }
    let path = path + [name]
    entry = CatalogEntry(name: name)
    entry.levels = level
    for (key, value) in keys { try take(key, value, path: path) }
    guard keys["latitude"] != nil || keys["longitude"] != nil else { return }
    guard let latitude = keys["latitude"]?.real, let longitude = keys["longitude"]?.real,
      abs(latitude) <= 90, abs(longitude) <= 180
    else { throw .value(key: "latitude", path: path) }
    entry.coordinate = Coordinate(latitude: latitude, longitude: longitude)
  }

  private mutating func take(
    _ key: String, _ value: PropertyListValue, path: [String]
  ) throws(PropertyListError) {
    func some<Value>(_ value: Value?) throws(PropertyListError) -> Value {
      guard let value else { throw .value(key: key, path: path) }
      return value
    }
    switch key {
    case "name", "latitude", "longitude": break
    case "code": entry.code = try some(value.text)
    case "fullName": entry.fullName = try some(value.text)
    case "reading": entry.reading = try Self.reading(some(value.text), path: path)
    case "alternates":
      for text in try some(value.array) {
        entry.alternates.append(try Self.reading(some(text.text), path: path))
      }
    case "aliases": for text in try some(value.array) { entry.aliases.append(try some(text.text)) }
    case "former":
      for former in try some(value.array) {
        entry.formerNames.append(try some(former.dictionary?["name"]?.text))
      }
    case "hot": entry.hot = try some(value.integer)
    case "phone": entry.phone = try some(value.text)
    case "province": province = try some(value.text)
    case "level":
      guard value.text == "county" else { throw .value(key: key, path: path) }
      isCountyLevel = true
    case "districts":
      for district in try some(value.array) {
        districts.append(try PlaceRecord(district, level: .county, path: path))
      }
    case "neighbours":
      for neighbour in try some(value.array) {
        neighbours.append(try PlaceRecord(neighbour, level: .township, path: path))
      }
    default: throw .unknownKey(key, path: path)
    }
  }

  private static func reading(
    _ text: String, path: [String]
  ) throws(PropertyListError) -> [Syllable] {
    var reading: [Syllable] = []
    for word in text.split(separator: " ") {
      guard let syllable = Syllable(String(word)) else { throw .reading(String(word), path: path) }
      reading.append(syllable)
    }
    return reading
  }
}
