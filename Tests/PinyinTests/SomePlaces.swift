import Pinyin

/// A table of places for the tests of this module: short, but with every difficulty.
enum SomePlaces {
  static let table = """
    北京市|běi jīng shì
    西安市|xī ān shì
    兴安盟|xīng ān méng
    新安县|xīn ān xiàn
    咸宁市|xián níng shì
    咸阳市|xián yáng shì
    仙桃市|xiān táo shì
    襄阳市|xiāng yáng shì
    湘潭市|xiāng tán shì
    石家庄市|shí jiā zhuāng shì
    重庆市|chóng qìng shì
    六安市|lù ān shì|liu an
    吕梁市|lǚ liáng shì
    洛阳市|luò yáng shì
    陆良县|lù liáng xiàn
    呼和浩特市|hū hé hào tè shì
    乌鲁木齐市|wū lǔ mù qí shì
    厦门市|xià mén shì
    涡阳县|guō yáng xiàn|wo yang
    单县|shàn xiàn|dan xian
    雁山区|yàn shān qū
    盐山县|yán shān xiàn
    铅山县|yán shān xiàn|qian shan
    砚山县|yàn shān xiàn
    台州市|tāi zhōu shì
    泰州市|tài zhōu shì
    山西省|shān xī shěng
    陕西省|shǎn xī shěng
    广州市|guǎng zhōu shì
    济南市|jǐ nán shì
    长沙市|cháng shā shì
    长春市|cháng chūn shì
    望都县|wàng dū xiàn
    东城区|dōng chéng qū
    乾安县|qián ān xiàn
    台北市|tái běi shì
    沈阳市|shěn yáng shì
    沙县区|shā xiàn qū
    阿尔山市|ā ěr shān shì
    鄂温克族自治旗|è wēn kè zú zì zhì qí
    管城回族区|guǎn chéng huí zú qū
    巴音郭楞蒙古自治州|bā yīn guō léng měng gǔ zì zhì zhōu
    """

  static let places: [PlaceName] = table.split(separator: "\n").map { line in
    let fields = line.split(separator: "|").map(String.init)
    let name = fields[0]
    let reading = Syllable.list(fields[1]) ?? []
    let former = ["襄阳市": "襄樊"][name].map {
      [PlaceName.FormerName(text: $0, currentName: name, reading: reading)]
    }
    return PlaceName(
      text: name, reading: reading,
      alternates: fields.dropFirst(2).compactMap(Syllable.list),
      aliases: ["乌鲁木齐市": ["Urumqi"], "北京市": ["Peking"], "陕西省": ["Shaanxi"]][name] ?? [],
      formerNames: former ?? [])
  }

  static let list: NameList = {
    var list = NameList(.places)
    for place in places { list.append(place) }
    return list
  }()

  /// The names that a query finds, in order.
  static func found(_ query: String, options: SearchOptions = SearchOptions()) -> [String] {
    list.search(Query(query), options: options).map { places[$0.index].text }
  }

  /// The place in the table of a name.
  static func index(_ name: String) -> Int { places.firstIndex { $0.text == name } ?? -1 }
}
