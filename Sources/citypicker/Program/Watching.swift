import Glibc
import MetaData

extension Program {
  /// Prints the current city now and at each change of it, by whichever process, until nobody reads.
  func watch() -> ExitStatus {
    guard let stateFile else { return fail(.noHome, path: "") }
    // Ending it is the usual way to end: the status says that it was given up.
    for number in [SIGINT, SIGTERM, SIGHUP] { signal(number) { _ in _exit(130) } }
    do throws(StateFault) {
      let watch = try StateWatch(stateFile)
      var seen = stateFile.read().recents
      var shown: Item?
      while true {
        let city = seen.currentCity(in: catalog)
        if let city, city != shown {
          if let status = write(Reply.current(city, options: options).output) { return status }
        }
        shown = city
        guard let recents = watch.next(after: seen) else {
          return fail(.failed(.watch, ENOENT), path: stateFile.path)
        }
        seen = recents
      }
    } catch {
      return fail(error, path: stateFile.path)
    }
  }

  private func fail(_ fault: StateFault, path: String) -> ExitStatus {
    Diagnostic(text: fault.line(path: path)).complain()
    return .failure
  }
}
