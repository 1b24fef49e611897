import Glibc

// Measures the picker beside fzf and beside the least that ncurses can do, all in one run, turn by
// turn, so that whatever else the machine does falls on all of them. Called by `make bench`.

func value(of name: String) -> String? { getenv(name).map { String(cString: $0) } }

func measureAll() throws {
  let own = CommandLine.arguments.first ?? ""
  let products = own.lastIndex(of: "/").map { String(own[..<$0]) } ?? "."
  var template = "/tmp/citypicker-bench-XXXXXX".utf8CString.map { $0 }
  guard mkdtemp(&template) != nil else { throw BenchFault.system("mkdtemp", errno) }
  let bytes = template.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
  let folder = String(decoding: bytes, as: UTF8.self)
  defer {
    for name in ["/rows", "/lines-45k", "/lines-1m"] { unlink(folder + name) }
    rmdir(folder)
  }

  let fzf = RealFzf.find(named: value(of: "FZF"), searchPath: value(of: "PATH") ?? "")
  let contestants = try Contestants(products: products, folder: folder, fzf: fzf)
  print("citypicker: \(contestants.picker.path)")
  print("fzf: \(fzf ?? "none found; name one with FZF=/path/to/fzf")\n")
  print(Report.head)
  let measurements: [() throws -> [ReportLine]] = [
    { try FirstRow.measure(contestants, rounds: 40) },
    { try Keystrokes.measure(contestants, rounds: 20) },
    { try Idling.measure(contestants, seconds: 5) },
    { try Filtering.measure(contestants, rounds: 20) },
    { try LongLists.measure(contestants, folder: folder) },
  ]
  for measure in measurements {
    for line in try measure() { print(Report.text(line)) }
    // A pipe would hold the lines back to the end.
    fflush(nil)
  }
}

do {
  // `bench matching` alone needs neither a terminal nor fzf.
  if CommandLine.arguments.dropFirst() != ["matching"] { try measureAll() }
  Matching.printAll(rounds: 15)
} catch {
  print("bench: \(error)")
  exit(1)
}
