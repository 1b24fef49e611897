import TUI

/// What the options do that are about a list of one's own.
extension OptionKey {
  static let ofLists: [OptionKey: Phrase] = [
    .groupBy: Phrase("按此键的值分组", "依此鍵的值分組", "make the sections by the values of KEY"),
    .nameKey: Phrase("以此键的值为名称", "以此鍵的值為名稱", "KEY holds the name of a row"),
    .childrenKey: Phrase("以此键的值为下级", "以此鍵的值為下級", "KEY holds the rows inside a row"),
    .readingKey: Phrase("以此键的值为拼音", "以此鍵的值為拼音", "KEY holds the pinyin of a row"),
    .regroup: Phrase("不管文件的分组，按读音分组", "不管檔案的分組，依讀音分組", "make the sections by reading, A to Z"),
    .explain: Phrase("说明文件是如何解读的", "說明檔案是如何解讀的", "tell how the FILE was understood"),
    .convert: Phrase(
      "把文件转成 .plist 或 .json（依 OUT 的后缀）", "把檔案轉成 .plist 或 .json（依 OUT 的副檔名）",
      "write the FILE to OUT, as .plist or .json"),
    .delimiter: Phrase("各行字段之间的分隔符", "各行欄位之間的分隔符號", "what stands between the fields of a line"),
    .nth: Phrase("只搜索这些字段，如 1,3..", "只搜尋這些欄位，如 1,3..", "search these fields only, as 1,3.."),
    .withNth: Phrase(
      "只显示这些字段，或按模板如 '{2} {1}'", "只顯示這些欄位，或依範本如 '{2} {1}'",
      "show these, or a template such as '{2} {1}'"),
    .acceptNth: Phrase(
      "只打印这些字段，或按模板", "只印出這些欄位，或依範本", "print these, or a template"),
    .read0: Phrase("读入的各行以 NUL 结束", "讀入的各行以 NUL 結束", "lines that are read end with NUL"),
  ]
}
