import TUI

/// What each option does, in a line of the help.
extension OptionKey {
  var help: Phrase {
    Self.ofAnswers[self] ?? Self.ofLists[self] ?? Self.ofTheRest[self] ?? Phrase("", "", "")
  }

  private static let ofAnswers: [OptionKey: Phrase] = [
    .query: Phrase("以此为初始搜索", "以此為初始搜尋", "start with this query"),
    .selectOne: Phrase(
      "初始搜索只有一个结果时直接选定", "初始搜尋只有一個結果時直接選定", "pick at once if the query has one match"),
    .exitZero: Phrase("初始搜索无结果时直接退出", "初始搜尋無結果時直接結束", "exit at once if the query has no match"),
    .filter: Phrase(
      "不开界面，打印匹配的行，最佳者在前", "不開介面，印出符合的行，最佳者在前", "no screen: print the matches, best first"),
    .list: Phrase("不开界面，打印各组", "不開介面，印出各組", "no screen: print the sections"),
    .multi: Phrase(
      "可选多个（至多 MAX 个），Tab 标记", "可選多個（至多 MAX 個），Tab 標記", "pick several (MAX at most); Tab marks"),
    .output: Phrase(
      "打印哪些字段，以制表符分隔（默认 name）", "印出哪些欄位，以 Tab 分隔（預設 name）",
      "fields to print, tab-separated (default: name)"),
    .format: Phrase(
      "按模板打印，如 '{name} {lat:2}'", "依範本印出，如 '{name} {lat:2}'",
      "print by a template such as '{name} {lat:2}'"),
    .json: Phrase("每行打印一个 JSON 对象", "每行印出一個 JSON 物件", "print one JSON object a line"),
    .print0: Phrase("以 NUL 而非换行结束每个结果", "以 NUL 而非換行結束每個結果", "end each answer with NUL"),
    .printQuery: Phrase("先打印搜索内容", "先印出搜尋內容", "print the query before the answers"),
    .level: Phrase(
      "可选的级别：province city county township any", "可選的層級：province city county township any",
      "what can be picked: province city county township any"),
    .exact: Phrase("只按原文和完整音节匹配", "只依原文和完整音節比對", "match only literal text and whole syllables"),
    .noSort: Phrase("保持列表顺序，不按相关度排序", "保持列表順序，不依相關度排序", "keep the order of the list"),
    .fuzzySounds: Phrase(
      "不分 zh/z、n/l、ang/an 等相近音", "不分 zh/z、n/l、ang/an 等相近音",
      "let zh/z, n/l, ang/an … match each other"),
  ]

  private static let ofTheRest: [OptionKey: Phrase] = [
    .current: Phrase("打印当前城市", "印出目前城市", "print the current city"),
    .set: Phrase(
      "设定当前城市（代码、名称或拼音）", "設定目前城市（代碼、名稱或拼音）", "set the current city by code, name or query"),
    .watch: Phrase("当前城市每次改变都再打印", "目前城市每次改變都再印出", "print the current city again at each change"),
    .forget: Phrase("清空最近访问", "清空最近造訪", "empty the recents"),
    .recents: Phrase("保留 N 个最近访问（默认 8）", "保留 N 個最近造訪（預設 8）", "keep N recents (default: 8)"),
    .noRecents: Phrase("不显示也不记录最近访问", "不顯示也不記錄最近造訪", "neither show nor record recents"),
    .keys: Phrase(
      "在内存屏幕上执行按键，如 'bj<enter>'", "在記憶體螢幕上執行按鍵，如 'bj<enter>'",
      "play keys on a screen in memory, as 'bj<enter>'"),
    .size: Phrase(
      "内存屏幕的大小（默认 80x24）", "記憶體螢幕的大小（預設 80x24）", "size of that screen (default: 80x24)"),
    .printScreen: Phrase("打印内存屏幕的最后画面", "印出記憶體螢幕的最後畫面", "print the last frame of that screen"),
    .language: Phrase(
      "界面语言：zh-Hans zh-Hant en", "介面語言：zh-Hans zh-Hant en", "language: zh-Hans zh-Hant en"),
    .color: Phrase(
      "颜色：auto always never dark light 16", "顏色：auto always never dark light 16",
      "colours: auto always never dark light 16"),
    .noMouse: Phrase("不使用鼠标", "不使用滑鼠", "leave the mouse to the terminal"),
    .help: Phrase("打印本说明", "印出本說明", "print this help"),
    .version: Phrase("打印版本和数据日期", "印出版本和資料日期", "print the version and the date of the data"),
  ]
}
