import MetaData
import Pinyin

/// A small catalog with something of everything.
enum Sample {
  static let reading = [512, 1024, 2048].map { Syllable(rawValue: $0 + 1) }

  static func builder() -> CatalogBuilder {
    var builder = CatalogBuilder(dataDate: "2026-09-11")
    var entry = CatalogEntry(name: "浙江", fullName: "浙江省")
    entry.code = "330000"
    entry.levels = .province
    let zhejiang = builder.add(entry, in: nil)
    let hangzhou = builder.add(Self.hangzhou, in: zhejiang)
    let ningbo = builder.add(Self.ningbo, in: zhejiang)
    entry = CatalogEntry(name: "西湖区")
    entry.code = "330106"
    entry.levels = .county
    let xihu = builder.add(entry, in: hangzhou)
    entry = CatalogEntry(name: "北山街道")
    entry.code = "330106001"
    entry.levels = .township
    builder.add(entry, in: xihu)
    builder.addSection(.letter, title: "H", items: [hangzhou])
    builder.addSection(.letter, title: "N", items: [ningbo])
    builder.addSection(.hot, title: "", items: [hangzhou])
    return builder
  }

  static func catalog() throws -> Catalog { try builder().catalog() }

  private static var hangzhou: CatalogEntry {
    var entry = CatalogEntry(name: "杭州", fullName: "杭州市")
    entry.code = "330100"
    entry.levels = .city
    entry.reading = reading
    entry.alternates = [[Syllable(rawValue: 8)], [Syllable(rawValue: 16)]]
    entry.coreLength = 2
    entry.hot = 7
    entry.coordinate = Coordinate(latitude: 30.25, longitude: 120.2)
    entry.phone = "0571"
    entry.formerNames = ["临安", "钱塘"]
    entry.aliases = ["Hangchow"]
    return entry
  }

  private static var ningbo: CatalogEntry {
    var entry = CatalogEntry(name: "宁波", fullName: "宁波市")
    entry.code = "330200"
    entry.levels = [.city]
    entry.fields = [
      ("id", .integer(.min)), ("telecode", .text("0731")), ("share", .real(0.1)),
      ("port", .flag(true)),
    ]
    return entry
  }
}
