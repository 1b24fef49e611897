import Testing

@testable import TUI

@Test(arguments: [
  ("zh_TW.UTF-8", Language.traditional), ("zh_HK", .traditional), ("zh_MO.Big5", .traditional),
  ("zh_Hant", .traditional), ("zh_Hant_CN.UTF-8", .traditional), ("zh-TW", .traditional),
  ("zh_CN.UTF-8", .simplified), ("zh", .simplified), ("zh_SG", .simplified),
  ("zh_Hans_HK", .simplified), ("C", .simplified), ("C.UTF-8", .simplified),
  ("POSIX", .simplified), ("", .simplified), ("en_US.UTF-8", .english), ("de_DE@euro", .english),
  ("ja_JP.UTF-8", .english), ("zhx", .english),
])
func `a locale names the language of the interface`(locale: String, language: Language) {
  #expect(Language(locales: [nil, "", locale, "fr_FR"]) == (locale.isEmpty ? .english : language))
  #expect(Language(locales: [locale]) == language)
}

@Test func `no locale at all speaks simplified Chinese`() {
  #expect(Language(locales: [nil, nil, nil]) == .simplified)
}

@Test func `the first variable that says something counts`() {
  #expect(Language(locales: ["en_US", "zh_TW", "zh_CN"]) == .english)
  #expect(Language(locales: ["", "zh_TW", "zh_CN"]) == .traditional)
}
