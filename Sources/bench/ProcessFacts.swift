import Glibc

/// What the kernel tells of a running process.
struct ProcessFacts {
  /// Processor time so far, in clock ticks of 10 ms.
  let ticks: Int
  /// How often it was given a processor: it cannot do anything without.
  let turns: Int
  /// The most memory it ever had, in kilobytes.
  let peakMemory: Int

  init(of pid: pid_t) {
    let stat = Self.text("/proc/\(pid)/stat")
    // The name in parentheses may hold blanks: count from behind it.
    let fields = stat[(stat.lastIndex(of: ")") ?? stat.startIndex)...].split(separator: " ")
    ticks = fields.count > 13 ? (Int(fields[12]) ?? 0) + (Int(fields[13]) ?? 0) : 0
    let status = Self.text("/proc/\(pid)/status").split(separator: "\n")
    func number(_ key: String) -> Int {
      let line = status.first { $0.hasPrefix(key + ":") } ?? ""
      return Int(line.split(whereSeparator: { $0 == "\t" || $0 == " " }).dropFirst().first ?? "")
        ?? 0
    }
    peakMemory = number("VmHWM")
    turns = number("voluntary_ctxt_switches") + number("nonvoluntary_ctxt_switches")
  }

  private static func text(_ path: String) -> String {
    let file = open(path, O_RDONLY)
    guard file >= 0 else { return "" }
    defer { close(file) }
    var buffer = [UInt8](repeating: 0, count: 8_192)
    let count = read(file, &buffer, buffer.count)
    return String(decoding: buffer[..<max(0, count)], as: UTF8.self)
  }
}
