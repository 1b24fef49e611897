/// From a key to the last byte that it brings to the screen, and how many bytes those are.
enum Keystrokes {
  private static let queries = ["beijing", "cq", "xian", "shanghai", "hhht"]

  static func measure(_ contestants: Contestants, rounds: Int) throws -> [ReportLine] {
    var time = ReportLine(what: "key to last byte", unit: "ms")
    var size = ReportLine(what: "output a key, 100×30", unit: "bytes")
    for round in 0..<rounds {
      let query = queries[round % queries.count]
      try type(query, contestants.picker, "北京", &time.picker, &size.picker)
      if let fzf = contestants.fzf {
        try type(query, fzf, contestants.firstName, &time.fzf, &size.fzf)
      }
    }
    return [time, size]
  }

  private static func type(
    _ query: String, _ command: Command, _ name: String,
    _ times: inout Samples, _ sizes: inout Samples
  ) throws {
    let run = try TerminalRun(command)
    _ = try run.waitFor(name)
    _ = run.drain(quietMilliseconds: 100)
    for key in query.utf8 {
      let start = now()
      run.type(key)
      let answer = run.drain(quietMilliseconds: 60)
      guard answer.count > 0 else { throw BenchFault.silent(command.name, waitingFor: query) }
      times.add(nanoseconds: answer.last - start)
      sizes.add(Double(answer.count))
    }
  }
}
