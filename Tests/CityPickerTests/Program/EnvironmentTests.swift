import MetaData
import TUI
import Testing

@testable import citypicker

@Test func `LC_ALL counts before LC_MESSAGES, and that before LANG`() {
  let all = ["LC_ALL": "zh_TW.UTF-8", "LC_MESSAGES": "en_US", "LANG": "zh_CN"]
  #expect(Environment(all).language == .traditional)
  #expect(Environment(["LC_MESSAGES": "en_US", "LANG": "zh_CN"]).language == .english)
  #expect(Environment([:]).language == .simplified)
}

@Test func `the state file stands where the variables say`() {
  let xdg = Environment(["XDG_STATE_HOME": "/x", "HOME": "/h"])
  #expect(xdg.stateFile(of: .builtIn)?.path == "/x/citypicker/recents")
  #expect(
    Environment(["HOME": "/h"]).stateFile(of: .builtIn)?.path
      == "/h/.local/state/citypicker/recents")
  #expect(Environment([:]).stateFile(of: .builtIn) == nil)
}

@Test func `without default options there are none`() {
  #expect(Environment([:]).defaultOptions == "")
  #expect(Environment(["CITYPICKER_DEFAULT_OPTS": "-e"]).defaultOptions == "-e")
}
