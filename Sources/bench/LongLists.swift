/// Lines like `北京<TAB>beijing<TAB>bj`, many of them: printed without a screen, and picked from.
enum LongLists {
  static func measure(_ contestants: Contestants, folder: String) throws -> [ReportLine] {
    let short = folder + "/lines-45k"
    let long = folder + "/lines-1m"
    try writeLines(45_000, like: contestants.rows, to: short)
    try writeLines(1_000_000, like: contestants.rows, to: long)
    var lines = try filtering("45,000 lines", short, contestants, rounds: 20)
    lines += try filtering("1,000,000 lines", long, contestants, rounds: 7)
    return try lines + picking(long, contestants, rounds: 5)
  }

  /// The rows again and again, by pieces: a parent that has grown would count as the child's memory.
  private static func writeLines(_ count: Int, like rows: String, to path: String) throws {
    let rows = RowFile.read(rows).map { row in
      row.split(separator: "\t").prefix(3).joined(separator: "\t")[...]
    }
    try RowFile.repeatLines(rows, count: count, to: path)
  }

  private static func filtering(
    _ what: String, _ path: String, _ contestants: Contestants, rounds: Int
  ) throws -> [ReportLine] {
    var time = ReportLine(what: "`-f bj`, \(what)", unit: "ms")
    var memory = ReportLine(what: "peak memory of that", unit: "MB")
    for _ in 0..<rounds {
      var picker = contestants.picker
      picker.arguments = ["-f", "bj", "-"]
      try add(picker, path, &time.picker, &memory.picker)
      if var fzf = contestants.fzf {
        fzf.arguments = ["-f", "bj"]
        try add(fzf, path, &time.fzf, &memory.fzf)
      }
    }
    return [time, memory]
  }

  private static func add(
    _ command: Command, _ path: String, _ times: inout Samples, _ memory: inout Samples
  ) throws {
    var command = command
    command.input = path
    let run = try BatchRun(command)
    guard run.status == 0 else { throw BenchFault.failed(command.name) }
    times.add(nanoseconds: run.nanoseconds)
    memory.add(Double(run.peakKilobytes) / 1024)
  }

  private static func picking(
    _ path: String, _ contestants: Contestants, rounds: Int
  ) throws -> [ReportLine] {
    var first = ReportLine(what: "1,000,000 lines: start to first row", unit: "ms")
    var key = ReportLine(what: "1,000,000 lines: key to last byte", unit: "ms")
    for _ in 0..<rounds {
      var picker = contestants.picker
      picker.arguments = ["-"]
      try type(picker, path, contestants.firstName, &first.picker, &key.picker)
      if let fzf = contestants.fzf {
        try type(fzf, path, contestants.firstName, &first.fzf, &key.fzf)
      }
    }
    return [first, key]
  }

  private static func type(
    _ command: Command, _ path: String, _ name: String, _ first: inout Samples,
    _ keys: inout Samples
  ) throws {
    var command = command
    command.input = path
    let run = try TerminalRun(command)
    first.add(nanoseconds: try run.waitFor(name) - run.start)
    // Until all is read.
    _ = run.drain(quietMilliseconds: 500)
    for key in "beijing".utf8 {
      let start = now()
      run.type(key)
      keys.add(nanoseconds: run.drain(quietMilliseconds: 250).last - start)
    }
  }
}
