import MetaData
import Testing

struct ImportOptionsTests {
  @Test func `options become the arguments that the importer knows`() {
    #expect(ImportOptions().arguments.isEmpty)
    #expect(
      ImportOptions(
        nameKey: "n", childrenKey: "", readingKey: "r", sections: .grouped(by: "g")
      ).arguments
        == ["--name-key", "n", "--children-key", "", "--reading-key", "r", "--group-by", "g"])
    #expect(ImportOptions(sections: .byReading).arguments == ["--regroup"])
  }
}
