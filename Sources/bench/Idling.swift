import Glibc

/// What a program costs while nobody touches it, and the most memory it had by then.
enum Idling {
  static func measure(_ contestants: Contestants, seconds: Int32) throws -> [ReportLine] {
    var ticks = ReportLine(what: "processor time idle, \(seconds) s", unit: "ticks")
    var turns = ReportLine(what: "turns of the first thread idle, \(seconds) s", unit: "turns")
    var memory = ReportLine(what: "peak memory, list shown", unit: "MB")
    let picker = try TerminalRun(contestants.picker)
    let floor = try TerminalRun(contestants.floor)
    let fzf = try contestants.fzf.map { try TerminalRun($0) }
    let runs = [picker, floor] + (fzf.map { [$0] } ?? [])
    for run in runs { _ = run.drain(quietMilliseconds: 300) }
    let before = runs.map { ProcessFacts(of: $0.pid) }
    _ = poll(nil, 0, seconds * 1_000)
    let after = runs.map { ProcessFacts(of: $0.pid) }
    func fill(_ line: inout ReportLine, _ value: (ProcessFacts, ProcessFacts) -> Double) {
      let values = zip(before, after).map(value)
      line.picker.add(values[0])
      line.floor.add(values[1])
      if fzf != nil { line.fzf.add(values[2]) }
    }
    fill(&ticks) { Double($1.ticks - $0.ticks) }
    fill(&turns) { Double($1.turns - $0.turns) }
    fill(&memory) { Double($1.peakMemory) / 1_024 }
    return [ticks, turns, memory]
  }
}
