import MetaData
import Testing

struct TemplateTests {
  @Test(arguments: [
    ("{name}", "北京"), ("{name} ({code})", "北京 (110000)"), ("{lat:2},{lon:2}", "39.90,116.41"),
    ("{lat}", "39.9042"), ("{lat:0}", "40"), ("{{{name}}", "{北京}"), ("{{name}", "{name}"),
    ("}", "}"), ("", ""), ("{nothing}", ""), ("{phone:2}", "010"), ("{hot:3}", "1"),
  ])
  func `fields stand where their names stood`(template: String, line: String) throws {
    let beijing = try #require(Catalog.builtIn.item(code: "110000"))
    #expect(try Template(template).text(for: beijing) == line)
  }

  @Test(arguments: [
    ("{name", Template.Fault.unclosed(at: 0)), ("ab{", .unclosed(at: 2)), ("{}", .noName(at: 0)),
    ("{:2}", .noName(at: 0)), ("{lat:}", .badPlaces("", at: 0)),
    ("x{lat:16}", .badPlaces("16", at: 1)), ("{lat:-1}", .badPlaces("-1", at: 0)),
    ("{lat:99999999999}", .badPlaces("99999999999", at: 0)),
  ])
  func `a fault says what and where`(template: String, fault: Template.Fault) {
    #expect(throws: fault) { try Template(template) }
  }

  @Test func `the names of the fields are known before any item`() throws {
    #expect(try Template("{name}{{x}{lat:2}").fieldNames == ["name", "lat"])
  }
}
