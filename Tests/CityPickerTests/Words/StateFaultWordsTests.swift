import Glibc
import MetaData
import Testing

@testable import citypicker

@Test(arguments: [
  (StateFault.badLines(1), "/s/recents: a bad line is left out"),
  (.badLines(3), "/s/recents: 3 bad lines are left out"),
  (
    .failed(.rename, EIO),
    "/s/recents: recents are not kept: cannot rename: Input/output error"
  ),
  (.noHome, "recents are not kept: neither XDG_STATE_HOME nor HOME names a folder"),
])
func `trouble with the state is one line`(fault: StateFault, line: String) {
  #expect(fault.line(path: "/s/recents") == line)
}

@Test(arguments: [
  StateFault.notText, .tooLarge, .notOrdinary, .foreign, .worldWritable, .busy,
])
func `the line names the file`(fault: StateFault) {
  #expect(fault.line(path: "/s/recents").hasPrefix("/s/recents: "))
}
