/// What is wrong with the file that keeps the current city and the recents. Facts only: the picker
/// makes its words of them, another program makes its own.
public enum StateFault: Error, Hashable, Sendable {
  /// Neither XDG_STATE_HOME nor HOME names a folder.
  case noHome
  /// The superuser runs with the home folder of somebody else: nothing is read or written there.
  case foreignHome
  /// Lines that mean nothing were left out; the next write leaves them out of the file too.
  case badLines(Int)
  /// The file is no text: it counts as empty.
  case notText
  /// The file is larger than 64 kB: it counts as empty.
  case tooLarge
  /// The file is a link, a folder, a pipe or a device: it is not touched.
  case notOrdinary
  /// File or folder belong to somebody else: they are not touched.
  case foreign
  /// Anybody may write the file: what it holds is not believed.
  case worldWritable
  /// Another process kept the lock for as long as it was waited for.
  case busy
  /// The system refused a step; the second value is its `errno`.
  case failed(Step, Int32)

  /// What was being done when the system refused, as a verb.
  public enum Step: String, Hashable, Sendable {
    case open, read, lock, create, write, sync, close, rename, watch
  }
}
