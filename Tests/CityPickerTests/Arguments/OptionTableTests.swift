import Testing

@testable import citypicker

@Test func `every option has one row and every spelling one meaning`() {
  let rows = OptionRow.table
  #expect(Set(rows.map(\.key)) == Set(OptionKey.allCases))
  #expect(rows.count == OptionKey.allCases.count)
  #expect(Set(rows.map(\.long)).count == rows.count)
  let short = rows.compactMap(\.short)
  #expect(Set(short).count == short.count)
}
