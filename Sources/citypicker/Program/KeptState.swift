import MetaData

/// What is kept between two runs, and the lines to say about it: each trouble is told once, though it
/// is met again when the state is written.
struct KeptState {
  private let file: StateFile?
  private(set) var warnings: [String] = []

  /// The state in a file; nil where there is no place for one.
  init(_ file: StateFile?) { self.file = file }

  /// Nothing to read is an empty state.
  mutating func read() -> Recents {
    guard let file else { return Recents() }
    let (recents, fault) = file.read()
    if let fault { warn(fault) }
    return recents
  }

  /// False, with a warning, when nothing could be saved.
  mutating func save(_ change: StateChange, waiting patience: Patience) -> Bool {
    guard let file else {
      warn(.noHome)
      return false
    }
    do throws(StateFault) {
      if let fault = try file.change(waiting: patience, change.apply).fault { warn(fault) }
      return true
    } catch {
      warn(error)
      return false
    }
  }

  private mutating func warn(_ fault: StateFault) {
    let line = fault.line(path: file?.path ?? "")
    if !warnings.contains(line) { warnings.append(line) }
  }
}

extension StateChange {
  func apply(to recents: inout Recents) {
    switch self {
    case .record(let codes, let limit):
      for code in codes { recents.record(code, keeping: limit) }
    case .choose(let code): recents.choose(code)
    case .forget: recents.forget()
    }
  }
}
