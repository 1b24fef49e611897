extension KeyTable.Topic {
  /// The rows of the table of words for the help screen and `--help`.
  package var phrase: Phrase {
    switch self {
    case .move: Phrase("上下移动", "上下移動", "up and down")
    case .page: Phrase("翻页", "翻頁", "a page up or down")
    case .ends: Phrase("首行与末行", "首行與末行", "first and last row")
    case .letter: Phrase("跳到该字母", "跳到該字母", "jump to that letter")
    case .section: Phrase("上一组、下一组", "上一組、下一組", "previous and next section")
    case .index: Phrase("进出索引列", "進出索引列", "to the index column and back")
    case .accept: Phrase("选择", "選擇", "choose")
    case .open: Phrase("打开下级", "開啟下級", "open what is inside")
    case .leave: Phrase("返回上级", "返回上級", "back to the list above")
    case .mark: Phrase("标记", "標記", "mark")
    case .search: Phrase("搜索", "搜尋", "search")
    case .cursor: Phrase("移动光标", "移動游標", "move in the text")
    case .word: Phrase("按词移动光标", "按詞移動游標", "move by words")
    case .deleteCharacter: Phrase("删除字符", "刪除字元", "delete a character")
    case .kill: Phrase("剪切词、到行首、到行尾", "剪下詞、到行首、到行尾", "cut a word, to the start, to the end")
    case .yank: Phrase("粘贴所剪", "貼上所剪", "put back what was cut")
    case .cancel: Phrase("取消、返回、退出", "取消、返回、離開", "cancel, back, give up")
    case .quit: Phrase("退出", "離開", "give up")
    case .help: Phrase("帮助", "說明", "help")
    case .redraw: Phrase("重画屏幕", "重繪畫面", "redraw the screen")
    case .suspend: Phrase("挂起", "暫停", "suspend")
    }
  }
}
