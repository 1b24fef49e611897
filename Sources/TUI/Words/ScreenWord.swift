/// What stands on the screen outside the rows themselves.
package enum ScreenWord: Hashable, Sendable {
  case title, listTitle, currentCity, notChosen
  case searchPlaceholder, rowPlaceholder, cancel
  case recent, hot, other
  /// The short marks of the sections without a letter in the index column.
  case recentMark, hotMark, otherMark
  case resultCount(Int)
  case noMatch, noRowMatch, perhaps, searching
  /// Nothing more is read: there is too much, or the system refuses.
  case full, unreadable
  /// The status line: what a key does.
  case move, choose, typeToSearch, jump, districts, inside, help, back
}

extension ScreenWord {
  /// The rows of the table of words.
  package var phrase: Phrase {
    switch self {
    case .title: Phrase("选择城市", "選擇城市", "Choose a city")
    case .listTitle: Phrase("选择一行", "選擇一列", "Choose a row")
    case .currentCity: Phrase("当前城市", "目前城市", "Current city")
    case .notChosen: Phrase("未选择", "未選擇", "not chosen")
    case .searchPlaceholder: Phrase("请输入城市名或拼音", "請輸入城市名或拼音", "City name or pinyin")
    case .rowPlaceholder: Phrase("输入文字或拼音以搜索", "輸入文字或拼音以搜尋", "Text or pinyin")
    case .cancel: Phrase("取消", "取消", "Cancel")
    case .recent: Phrase("最近访问", "最近造訪", "Recent")
    case .hot: Phrase("热门城市", "熱門城市", "Popular")
    case .other: Phrase("其他", "其他", "Other")
    case .recentMark: Phrase("近", "近", "↺")
    // Letters would be taken for sections; so signs where a language has no short word.
    case .hotMark: Phrase("热", "熱", "★")
    case .otherMark: Phrase("#", "#", "#")
    case .resultCount(let count):
      Phrase("共 \(count) 个搜索结果", "共 \(count) 個搜尋結果", count == 1 ? "1 match" : "\(count) matches")
    case .noMatch: Phrase("没有匹配的城市", "沒有符合的城市", "No city matches")
    case .searching: Phrase("搜索中…", "搜尋中…", "Searching …")
    case .full: Phrase("太多，其余未读", "太多，其餘未讀", "too much: the rest is not read")
    case .unreadable: Phrase("读取出错", "讀取錯誤", "reading failed")
    case .noRowMatch: Phrase("没有匹配的行", "沒有符合的列", "No row matches")
    case .perhaps: Phrase("≈ 也许是", "≈ 也許是", "≈ Perhaps")
    case .move: Phrase("移动", "移動", "move")
    case .choose: Phrase("选择", "選擇", "choose")
    case .typeToSearch: Phrase("输入拼音即搜索", "輸入拼音即搜尋", "type to search")
    case .jump: Phrase("跳转", "跳轉", "jump")
    case .inside: Phrase("下级", "下級", "inside")
    case .districts: Phrase("区县", "區縣", "districts")
    case .help: Phrase("帮助", "說明", "help")
    case .back: Phrase("返回", "返回", "back")
    }
  }
}
