/// Names prepared for searching, flat and compact: a list may hold a million of them.
public struct NameList: Sendable {
  /// What the names are, because a blank in a query means different things to them.
  public enum Kind: Sendable {
    /// Names of places with verified readings; a blank is a boundary between syllables.
    case places
    /// Any text; blanks separate terms that all must match, in any order.
    case texts
  }

  /// The caller's part of the order of hits that match equally well; lower comes first.
  public struct Order: Hashable, Sendable {
    /// Compared before the place of the match: recently picked, hot, level.
    public var before: UInt32
    /// Compared last, behind the readings of places: their codes. Equal ones keep the order of the
    /// list.
    public var after: UInt32

    /// An order by the caller's two keys.
    public init(before: UInt32 = 0, after: UInt32 = 0) {
      self.before = before
      self.after = after
    }
  }

  /// One name: its units and what the matcher must know before looking at them.
  struct Record: Sendable {
    var start: UInt32
    var coreCount: UInt32
    var endingStart: UInt32
    /// A bit for each thing that can begin a unit: the prefilter.
    var beginnings: UInt32
  }

  /// Names besides the name: romanisations, former names.
  struct OtherName: Sendable {
    var name: UInt32
    var text: String
    var isAlias: Bool
    var units: [OtherNameUnit]
  }

  /// What the names are.
  public let kind: Kind
  var store = UnitStore()
  var units: [UInt32] = []
  var records: [Record] = []
  var orders: [Order] = []
  /// In the order of the names that bear them.
  var otherNames: [OtherName] = []

  /// An empty list.
  public init(_ kind: Kind) { self.kind = kind }

  /// How many names there are.
  public var count: Int { records.count }

  /// Makes room for so many names of places at once.
  package mutating func reserve(_ count: Int) {
    records.reserveCapacity(count)
    orders.reserveCapacity(count)
    // A township has four or five characters.
    units.reserveCapacity(count * 5)
  }

  /// The caller's order of a name; it may change while the list lives (a place becomes recent).
  public subscript(order index: Int) -> Order {
    get { orders.indices.contains(index) ? orders[index] : Order() }
    set { if orders.indices.contains(index) { orders[index] = newValue } }
  }

  /// The units of a name.
  func range(_ index: Int) -> Range<Int> {
    let start = Int(records[index].start)
    let end = index + 1 < records.count ? Int(records[index + 1].start) : units.count
    return start..<end
  }
}
