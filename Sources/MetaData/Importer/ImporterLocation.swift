import Glibc

/// Where the importer is found.
public struct ImporterLocation: Hashable, Sendable {
  /// The program's path.
  public let path: String

  /// Finds it beside the running program, then in the `libexec` of its prefix; nil where it is in
  /// neither.
  public init?() {
    guard let folder = Self.ownFolder else { return nil }
    self.init(beside: folder)
  }

  /// Finds it beside a program in this folder, or in `../libexec/citypicker`.
  public init?(beside folder: String) {
    let candidates = [
      folder + "/citypicker-import", folder + "/../libexec/citypicker/citypicker-import",
    ]
    guard let path = candidates.first(where: { access($0, X_OK) == 0 }) else { return nil }
    self.path = path
  }

  private static var ownFolder: String? {
    // Not argument 0, which is whatever the caller wished.
    guard let real = realpath("/proc/self/exe", nil) else { return nil }
    defer { free(real) }
    let path = String(cString: real)
    return path.lastIndex(of: "/").map { String(path[..<$0]) }
  }
}
