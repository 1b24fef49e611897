import Testing

@testable import MetaData

struct JSONTextTests {
  @Test(arguments: [
    ("北京", "\"北京\""), ("a\"b\\c", #""a\"b\\c""#), ("\n\r\t", #""\n\r\t""#),
    ("\u{0}\u{1F}\u{7F}", #""\u0000\u001f\u007f""#), ("\u{2028}\u{2029}", #""\u2028\u2029""#),
    ("\u{20BB7}", "\"\u{20BB7}\""), ("\r\n", #""\r\n""#), ("", "\"\""),
  ])
  func `a string is escaped where JSON or a reader of lines needs it`(text: String, json: String) {
    #expect(JSONText.string(text) == json)
  }

  @Test(arguments: [
    (FieldValue.integer(.max), "9223372036854775807"), (.integer(.min), "-9223372036854775808"),
    (.real(0.1), "0.1"), (.real(30), "30"), (.real(-0.5), "-0.5"), (.real(1e300), "1e+300"),
    (.real(.infinity), "\"inf\""), (.real(.nan), "\"nan\""), (.flag(true), "true"),
    (.text("0731"), "\"0731\""),
  ])
  func `a value keeps its type and every digit`(value: FieldValue, json: String) {
    #expect(JSONText.value(value) == json)
  }
}
