/// From the start of the process to the first row of the list on its way to the screen.
enum FirstRow {
  static func measure(_ contestants: Contestants, rounds: Int) throws -> [ReportLine] {
    var line = ReportLine(what: "start to first row", unit: "ms")
    for _ in 0..<rounds {
      line.floor.add(nanoseconds: try time(contestants.floor, "北京"))
      line.picker.add(nanoseconds: try time(contestants.picker, "北京"))
      if let fzf = contestants.fzf {
        line.fzf.add(nanoseconds: try time(fzf, contestants.firstName))
      }
    }
    return [line]
  }

  private static func time(_ command: Command, _ name: String) throws -> Int64 {
    let run = try TerminalRun(command)
    return try run.waitFor(name) - run.start
  }
}
