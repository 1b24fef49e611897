/// The values of one measurement, in one unit.
struct Samples {
  private(set) var values: [Double] = []

  mutating func add(_ value: Double) { values.append(value) }

  /// Adds a time in nanoseconds as milliseconds.
  mutating func add(nanoseconds: Int64) { add(Double(nanoseconds) / 1_000_000) }

  var minimum: Double { values.min() ?? 0 }
  var maximum: Double { values.max() ?? 0 }

  /// The middle value; the upper one of the two when their number is even.
  var median: Double { values.isEmpty ? 0 : values.sorted()[values.count / 2] }
}
