/// What a command comes to: values only; the main program writes, saves and ends.
struct Reply: Equatable, Sendable {
  /// For standard output: bytes, because lines of others may be no text and are printed as they are.
  var output: [UInt8] = []
  /// Lines for standard error.
  var diagnostics: [String] = []
  var status = ExitStatus.picked
  /// What is to be kept once the output is written.
  var saving = Saving.nothing

  enum Saving: Equatable, Sendable {
    case nothing
    /// Trouble with the file is a warning: the answer counts more.
    case attempt(StateChange)
    /// Trouble with the file is the failure of the command.
    case require(StateChange)
  }
}

extension Reply {
  /// A reply whose output is text.
  init(output: String, status: ExitStatus = .picked) {
    self.init(output: Array(output.utf8), status: status)
  }
}

/// A change of what is kept.
enum StateChange: Equatable, Sendable {
  /// Picks, in their order, of which so many are kept.
  case record([String], keeping: Int)
  /// A current city that is not to appear among the recents.
  case choose(String)
  case forget
}
