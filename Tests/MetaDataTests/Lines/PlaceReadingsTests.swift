import Pinyin
import Testing

@testable import MetaData

struct PlaceReadingsTests {
  @Test(arguments: [
    ("重庆市第一中学", "chóng qìng"), ("长沙晚报", "cháng shā"), ("成都火锅", "chéng dū"),
    ("我在厦门", "wǒ zài xià mén"), ("单县羊汤", "shàn xiàn"),
  ])
  func `a place inside a text gives its characters their reading`(text: String, expected: String) {
    let reading = KnownNames.places.reading(of: text).map(\.marked)
    #expect(reading.joined(separator: " ").hasPrefix(expected))
  }

  @Test func `a character outside of a place keeps its readings`() {
    #expect(KnownNames.places.reading(of: "重量").first?.marked == "zhòng")
  }
}
