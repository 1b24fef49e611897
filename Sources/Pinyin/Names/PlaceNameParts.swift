/// Where the name proper of a place ends and its administrative ending begins.
///
/// `重庆市` is 重庆 and 市; `管城回族区` is 管城 and 回族区; `单县` keeps its 县, because one
/// character is no name, but nobody looks for it by that 县.
public struct PlaceNameParts: Hashable, Sendable {
  /// Characters of the core, from the beginning; at least 1 unless the name is empty.
  public let coreCount: Int
  /// From this Character on, letters never start a match: the ending, even where the core keeps it.
  public let endingStart: Int

  /// Which endings a name can have.
  public enum Level: Sendable {
    /// Provinces, cities and counties.
    case division
    /// What lies below the county: towns, townships, streets, and the endings above besides.
    case township
  }

  /// Parts known already, as from a catalog.
  public init(coreCount: Int, endingStart: Int) {
    self.coreCount = coreCount
    self.endingStart = endingStart
  }

  /// Finds the parts by the ending's words alone.
  public init(of name: String, level: Level = .division) {
    // Scalars compare far faster than Characters; one of several scalars is no ending.
    let characters = name.map { character in
      character.unicodeScalars.count == 1 ? character.unicodeScalars.first?.value ?? 0 : 0
    }
    let lengths = Self.endingLengths(characters, level)
    // The longest ending that leaves a name of two characters.
    guard let ending = lengths.filter({ characters.count - $0 >= 2 }).max() else {
      coreCount = characters.count
      let kept = lengths.filter { $0 < characters.count }.max() ?? 0
      endingStart = characters.count - kept
      return
    }
    var core = characters.count - ending
    while let word = Self.nationalityLength(characters[..<core]) { core -= word }
    coreCount = core
    endingStart = core
  }

  private static func endingLengths(_ name: [UInt32], _ level: Level) -> [Int] {
    let words = level == .division ? divisionEndings : divisionEndings + townshipEndings
    return words.filter { word in
      // 林区 is an ending in 神农架林区 alone: 万柏林区 is 万柏林 and 区.
      ends(name[...], in: word) && (word != forest || name.starts(with: shennongjia))
    }.map(\.count)
  }

  // The longest nationality word at the end that leaves two characters.
  private static func nationalityLength(_ name: ArraySlice<UInt32>) -> Int? {
    nationalities.filter { ends(name, in: $0) && name.count - $0.count >= 2 }.map(\.count).max()
  }

  private static func ends(_ name: ArraySlice<UInt32>, in word: [UInt32]) -> Bool {
    name.last == word.last && name.suffix(word.count).elementsEqual(word)
  }

  private static func scalars(_ word: String) -> [UInt32] { word.unicodeScalars.map(\.value) }

  private static let forest = scalars("林区")
  private static let shennongjia = scalars("神农架")

  private static let divisionEndings = [
    "省", "市", "区", "县", "旗", "盟", "地区", "自治州", "自治县", "自治旗", "自治区", "联合旗", "林区", "矿区",
    "特区", "新区", "特别行政区",
  ].map(scalars)

  private static let townshipEndings = [
    "乡", "镇", "民族乡", "民族镇", "街道", "街道办事处", "办事处", "苏木", "民族苏木",
  ].map(scalars)

  // The official names, and without 族 those that names of places use so.
  private static let nationalities: [[UInt32]] =
    ([
      "各族", "维吾尔", "哈萨克", "蒙古", "锡伯", "塔吉克", "柯尔克孜", "鄂伦春", "鄂温克", "达斡尔", "俄罗斯",
      "塔塔尔", "乌孜别克",
    ]
    + [
      "汉", "蒙古", "回", "藏", "维吾尔", "苗", "彝", "壮", "布依", "朝鲜", "满", "侗", "瑶", "白", "土家",
      "哈尼", "哈萨克", "傣", "黎", "傈僳", "佤", "畲", "高山", "拉祜", "水", "东乡", "纳西", "景颇", "柯尔克孜",
      "土", "达斡尔", "仫佬", "羌", "布朗", "撒拉", "毛南", "仡佬", "锡伯", "阿昌", "普米", "塔吉克", "怒",
      "乌孜别克", "俄罗斯", "鄂温克", "德昂", "保安", "裕固", "京", "塔塔尔", "独龙", "鄂伦春", "赫哲", "门巴",
      "珞巴", "基诺",
    ].map { $0 + "族" }).map(scalars)
}
