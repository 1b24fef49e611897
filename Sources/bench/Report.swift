/// One line of the table: the same thing measured on each program in one run.
struct ReportLine {
  let what: String
  let unit: String
  var picker = Samples()
  var fzf = Samples()
  var floor = Samples()
}

/// The table in Markdown, as the README quotes it.
enum Report {
  static let head = """
    | min / median / max | unit | citypicker | fzf | citypicker : fzf | C floor |
    |---|---|---|---|---|---|
    """

  static func text(_ line: ReportLine) -> String {
    let ratio = line.fzf.median > 0 ? decimal(line.picker.median / line.fzf.median) : "–"
    let cells = [
      line.what, line.unit, text(line.picker), text(line.fzf), ratio, text(line.floor),
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  static func text(_ samples: Samples) -> String {
    guard !samples.values.isEmpty else { return "–" }
    let values = [samples.minimum, samples.median, samples.maximum]
    return values.map(decimal).joined(separator: " / ")
  }

  /// Two places below ten, one below a hundred, none above: as much as such a figure can tell.
  static func decimal(_ value: Double) -> String {
    let places = value == value.rounded() ? 0 : value < 10 ? 2 : value < 100 ? 1 : 0
    let scale = [1.0, 10, 100][places]
    let units = Int((value * scale).rounded())
    guard places > 0 else { return String(units) }
    let digits = String(units % Int(scale))
    let zeros = String(repeating: "0", count: places - digits.count)
    return "\(units / Int(scale)).\(zeros)\(digits)"
  }
}
