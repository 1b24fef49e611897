import Pinyin

public struct SearchOptions: Sendable { public init() {} }
public struct PlaceMatch: Sendable { public let item: Item; public var note: String? }
public struct PlaceSearch: Sendable {
  let rows: [Item]
  public init(rows: [Item], levels: Levels) { self.rows = rows }
  public mutating func matches(_ query: String, options: SearchOptions, recents: [Item]) -> [PlaceMatch] {
    rows.filter { $0.fullName.contains(query) }.map { PlaceMatch(item: $0) }
  }
  public func offers(_ query: String, options: SearchOptions) -> [PlaceMatch] { [] }
  public func highlight(_ match: PlaceMatch, in query: String, options: SearchOptions) -> [Range<Int>] { [] }
}
