/// One line for standard error.
struct Diagnostic: Equatable, Sendable {
  let text: String

  /// The line with the program's name. What comes from outside may hold control characters, which
  /// would reach the terminal: they are shown as a sign.
  var line: String {
    var line = "citypicker: "
    for scalar in text.unicodeScalars {
      let isControl = scalar.properties.generalCategory == .control
      line.unicodeScalars.append(isControl ? "\u{FFFD}" : scalar)
    }
    return line + "\n"
  }

  func complain() {
    // Where even standard error cannot be written there is nobody left to tell.
    try? StandardOutput.write(Array(line.utf8), to: 2)
  }
}
