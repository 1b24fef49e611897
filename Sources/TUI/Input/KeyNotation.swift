/// Keys as text: `bj<down><enter>`. Characters stand for themselves, keys stand in angle brackets,
/// and `<` itself is `<lt>`. What `--keys` takes, and the help shows.
package enum KeyNotation {
  package enum Failure: Error, Hashable, Sendable {
    /// A `<` without its `>`; what follows the `<`.
    case unclosed(String)
    /// No key is called so; the name without its brackets.
    case unknownKey(String)
  }

  package static func keys(in text: String) throws(Failure) -> [Key] {
    var keys: [Key] = []
    var rest = text[...]
    while let character = rest.popFirst() {
      guard character == "<" else {
        keys.append(KeyName.key(for: character))
        continue
      }
      guard let end = rest.firstIndex(of: ">") else { throw .unclosed(String(rest)) }
      let name = String(rest[..<end])
      guard let key = KeyName.key(called: name) else { throw .unknownKey(name) }
      keys.append(key)
      rest = rest[rest.index(after: end)...]
    }
    return keys
  }

  package static func text(for keys: [Key]) -> String {
    keys.map(text(for:)).joined()
  }

  package static func text(for key: Key) -> String {
    if key.modifiers.isEmpty, case .character(let character) = key.code, character != "<" {
      return String(character)
    }
    return "<\(KeyName.name(of: key))>"
  }
}
