import Glibc

/// The programs that are measured side by side.
struct Contestants {
  let picker: Command
  let floor: Command
  /// nil when there is none to compare with.
  let fzf: Command?
  /// The rows that fzf gets: the built-in cities and counties, 3,000 of them.
  let rows: String
  /// The name in the first of these rows.
  let firstName: String

  init(products: String, folder: String, fzf path: String?) throws {
    let environment = [
      "PATH": "/usr/bin:/bin", "HOME": folder, "XDG_STATE_HOME": folder + "/state",
      "TERM": "xterm-256color", "LC_ALL": "C.UTF-8",
    ]
    let picker = Command(path: products + "/citypicker", environment: environment)
    self.picker = picker
    floor = Command(path: products + "/bench-floor", environment: environment)
    rows = folder + "/rows"
    firstName = try Self.writeRows(of: picker, to: rows)
    let input = rows
    fzf = path.map { Command(path: $0, input: input, environment: environment) }
  }

  private static func writeRows(of picker: Command, to path: String) throws -> String {
    var listing = picker
    listing.arguments = [
      "--level", "city,county", "-f", "", "-o", "name,pinyin,initials,province",
    ]
    guard try BatchRun(listing, output: path).status == 0 else {
      throw BenchFault.failed(picker.path)
    }
    let lines = RowFile.read(path).prefix(3_000)
    try RowFile.write(lines, to: path)
    return lines.first?.split(separator: "\t").first.map(String.init) ?? ""
  }
}
