import TUI

/// What `--help` prints. The options come from their table, the keys from theirs.
struct HelpText {
  let language: Language
  /// Keys as they are written and what they do.
  let keys: [(keys: String, meaning: String)]

  var text: String {
    ([usage, ""] + table(options) + ["", keysHeading] + table(keys.map { ($0.keys, $0.meaning) })
      + [""] + notes).joined(separator: "\n") + "\n"
  }

  private var usage: String {
    Phrase(
      "用法：citypicker [选项] [文件 | -]\n用几个键选择一个城市，或文件、标准输入（-）中的一行，并打印到标准输出。",
      "用法：citypicker [選項] [檔案 | -]\n用幾個鍵選擇一個城市，或檔案、標準輸入（-）中的一行，並印到標準輸出。",
      """
      Usage: citypicker [OPTIONS] [FILE | -]
      Pick a city, or a row of FILE or of standard input (-), with a few keys and
      print it on standard output.
      """
    )[language]
  }

  private var keysHeading: String { Phrase("按键：", "按鍵：", "Keys:")[language] }

  private var notes: [String] {
    [
      Phrase(
        "退出状态：0 已选定，1 无匹配，2 出错，130 放弃。", "結束狀態：0 已選定，1 無符合，2 出錯，130 放棄。",
        "Exit status: 0 picked, 1 nothing matched, 2 error, 130 given up."),
      Phrase(
        "默认选项取自环境变量 CITYPICKER_DEFAULT_OPTS。", "預設選項取自環境變數 CITYPICKER_DEFAULT_OPTS。",
        "Default options are read from CITYPICKER_DEFAULT_OPTS."),
    ].map { $0[language] }
  }

  private var options: [(String, String)] {
    OptionRow.table.map { ($0.synopsis, $0.key.help[language]) }
  }

  /// Two columns, aligned by the cells of a terminal: a Han character takes two.
  private func table(_ rows: [(left: String, right: String)]) -> [String] {
    let widths = rows.map { DisplayText($0.left).width }
    let widest = widths.max() ?? 0
    return zip(rows, widths).map { row, width in
      "  " + row.left + String(repeating: " ", count: widest - width + 2) + row.right
    }
  }
}

extension OptionRow {
  /// Both spellings and the value, the long ones below each other.
  fileprivate var synopsis: String {
    let argument = value.map { isValueOptional ? "[=\($0)]" : " \($0)" }
    return (short.map { "\($0), " } ?? "    ") + name + (argument ?? "")
  }
}
