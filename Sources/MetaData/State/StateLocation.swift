import Glibc

/// Where state is kept, by the rules of the XDG base directories.
public struct StateLocation: Hashable, Sendable {
  /// The folder that users know (`~/.local/state`); ours stands in it.
  let base: String

  /// The folder of this program's state files.
  public var folder: String { base + "/citypicker" }

  /// Finds the folder by the values of XDG_STATE_HOME and HOME; nil where neither is an absolute path.
  public init?(xdgStateHome: String?, home: String?) {
    if let xdgStateHome, xdgStateHome.hasPrefix("/") {
      base = xdgStateHome
    } else if let home, home.hasPrefix("/") {
      base = home + "/.local/state"
    } else {
      return nil
    }
  }

  /// The name of the state file of the built-in catalog.
  public static let builtInName = "recents"

  /// The name of the state file that belongs to a user's own file, whichever way its path is written;
  /// nil when there is no such file.
  public static func name(forFile path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    // FNV-1a: a name that is the same on every machine and in every run, which `Hasher` is not.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    var byte = real
    while byte.pointee != 0 {
      hash = (hash ^ UInt64(UInt8(bitPattern: byte.pointee))) &* 0x100_0000_01b3
      byte += 1
    }
    let digits = String(hash, radix: 16)
    return "recents-" + String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Whether the superuser would touch a folder of somebody else, as after `sudo` without `-H`.
  func isForeign(user: uid_t) -> Bool {
    guard user == 0 else { return false }
    var path = base[...]
    while !path.isEmpty {
      var status = stat()
      // The folder may not be there yet: then its nearest ancestor tells whose it will be.
      if stat(String(path), &status) == 0 { return status.st_uid != user }
      path = path.lastIndex(of: "/").map { path[..<$0] } ?? ""
    }
    return false
  }
}
