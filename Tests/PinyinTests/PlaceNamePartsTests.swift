import Testing

@testable import Pinyin

@Suite struct PlaceNamePartsTests {
  @Test(arguments: [
    ("北京|市", 2), ("单县|", 1), ("城区|", 1), ("芒市|", 1), ("矿区|", 1), ("清新|区", 2), ("浦东|新区", 2),
    ("神农架|林区", 3), ("万柏林|区", 3), ("管城|回族区", 2), ("内蒙古|自治区", 3), ("宁夏|回族自治区", 2),
    ("新疆|维吾尔自治区", 2), ("鄂温克族|自治旗", 4), ("莫力达瓦|达斡尔族自治旗", 4), ("鄂伦春|自治旗", 3), ("东乡族|自治县", 3),
    ("积石山|保安族东乡族撒拉族自治县", 3), ("隆林|各族自治县", 2), ("伊犁|哈萨克自治州", 2), ("达尔罕茂明安|联合旗", 6),
    ("大兴安岭|地区", 4), ("香港|特别行政区", 2), ("沙县|区", 2), ("六枝|特区", 2), ("峰峰|矿区", 2), ("台北|", 2), ("|", 0),
  ])
  func `a division is a core and an ending`(name: String, endingStart: Int) {
    let parts = PlaceNameParts(of: name.filter { $0 != "|" })
    #expect(parts.coreCount == name.prefix { $0 != "|" }.count)
    #expect(parts.endingStart == endingStart)
  }

  @Test(arguments: ["东华门|街道", "大兴|镇", "那洛|苏木", "新民|回族乡", "杏山|镇"])
  func `a township has endings of its own`(name: String) {
    let parts = PlaceNameParts(of: name.filter { $0 != "|" }, level: .township)
    #expect(parts.coreCount == name.prefix { $0 != "|" }.count)
  }
}
