import Pinyin

/// The strings and readings of a catalog that is being written, each kept once.
///
/// Of 38,536 townships 8,479 share their name with another, and a name is shared with its reading.
struct CatalogPool {
  // Keyed by bytes: two strings that Unicode calls equal must both keep theirs.
  private var strings: [[UInt8]: UInt32] = [:]
  private var readings: [[Syllable]: UInt32] = [:]
  private var stringStarts = LittleEndianBytes()
  private var readingStarts = LittleEndianBytes()
  private var syllables = LittleEndianBytes()
  private var text: [UInt8] = []

  init() {
    _ = string("")
    _ = reading([])
  }

  var stringCount: Int { strings.count }
  var readingCount: Int { readings.count }
  var syllableCount: Int { syllables.bytes.count / 2 }
  var textSize: Int { text.count }

  mutating func string(_ string: String) -> UInt32 {
    let bytes = Array(string.utf8)
    if let known = strings[bytes] { return known }
    let number = UInt32(truncatingIfNeeded: strings.count)
    strings[bytes] = number
    stringStarts.append(UInt32(truncatingIfNeeded: text.count))
    text += bytes
    return number
  }

  mutating func reading(_ reading: [Syllable]) -> UInt32 {
    if let known = readings[reading] { return known }
    let number = UInt32(truncatingIfNeeded: readings.count)
    readings[reading] = number
    readingStarts.append(UInt32(truncatingIfNeeded: syllableCount))
    for syllable in reading { syllables.append(syllable.rawValue) }
    return number
  }

  /// The areas of the pool in the order of the file.
  var areas: [[UInt8]] {
    var strings = stringStarts
    strings.append(UInt32(truncatingIfNeeded: text.count))
    var readings = readingStarts
    readings.append(UInt32(truncatingIfNeeded: syllableCount))
    return [strings.bytes, readings.bytes, syllables.bytes, text]
  }
}
