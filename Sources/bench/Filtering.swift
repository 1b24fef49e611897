/// One query without a screen: start, search, print, end.
enum Filtering {
  static func measure(_ contestants: Contestants, rounds: Int) throws -> [ReportLine] {
    var line = ReportLine(what: "`-f bj`, 3,000 places", unit: "ms")
    for _ in 0..<rounds {
      var picker = contestants.picker
      picker.arguments = ["--level", "city,county", "-f", "bj"]
      line.picker.add(nanoseconds: try time(picker))
      if var fzf = contestants.fzf {
        fzf.arguments = ["-f", "bj"]
        line.fzf.add(nanoseconds: try time(fzf))
      }
    }
    return [line]
  }

  private static func time(_ command: Command) throws -> Int64 {
    let run = try BatchRun(command)
    guard run.status == 0 else { throw BenchFault.failed(command.name) }
    return run.nanoseconds
  }
}
