/// The current city and the places picked last, by their codes.
///
/// Their order is the order of the picks; no time is kept, so a clock set back changes nothing. Codes
/// that a catalog does not know stay: a newer or a user's own catalog may know them.
public struct Recents: Hashable, Sendable {
  /// The codes of the places picked last, newest first, each once.
  public private(set) var codes: [String]
  /// The code of the current city; nil before one was ever chosen.
  public private(set) var current: String?

  /// Nothing picked yet.
  public init() { codes = [] }

  /// Takes codes, newest first; codes that come again and codes that no file can hold are left out.
  public init(codes: [String], current: String?) {
    var seen: Set<String> = []
    self.codes = codes.filter { Self.canHold($0) && seen.insert($0).inserted }
    self.current = current.flatMap { Self.canHold($0) ? $0 : nil }
  }

  /// Makes a place the current one and the newest; at most `limit` places are kept.
  public mutating func record(_ code: String, keeping limit: Int) {
    guard Self.canHold(code) else { return }
    current = code
    codes.removeAll { $0 == code }
    codes.insert(code, at: 0)
    if codes.count > limit { codes.removeLast(codes.count - max(0, limit)) }
  }

  /// Makes a place the current one and leaves the list of picks as it is.
  public mutating func choose(_ code: String) {
    if Self.canHold(code) { current = code }
  }

  /// Empties the list of picks; the current city stays what it is.
  public mutating func forget() { codes = [] }

  /// Drops the oldest places that do not fit into so many bytes, with so many more for each place.
  mutating func trim(toBytes limit: Int, overhead: Int) {
    var room = limit
    codes = Array(
      codes.prefix {
        room -= $0.utf8.count + overhead
        return room >= 0
      })
  }

  /// A code is one line of the state file: not empty, without control characters, within 1 kB.
  static func canHold(_ code: String) -> Bool {
    !code.isEmpty && code.utf8.count <= 1024
      && !code.unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}
