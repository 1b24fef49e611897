import MetaData

/// One element of a list, whichever way the file wrote it: a bare text, a record, a list, or the key of
/// a dictionary with what stands at it.
struct ShapeNode {
  /// The key of the dictionary that the element stands in, where that dictionary is a list.
  var key: String?
  /// The element itself, where it is no more than a value.
  var value: FieldValue?
  /// The keys and values of the element, where it is a record.
  var record: [String: PropertyListValue] = [:]
  /// What lies in the element, where no key of a record names it.
  var nested: [ShapeNode]?

  /// The elements of an array or of a dictionary that is a list.
  static func list(_ value: PropertyListValue) -> [ShapeNode] {
    switch value {
    case .scalar: []
    case .array(let values): elements(values)
    case .dictionary(let keys): entries(keys)
    }
  }

  private static func elements(_ values: [PropertyListValue]) -> [ShapeNode] {
    let areKeyed = haveKeysForNames(values)
    return values.map { value in
      switch value {
      case .scalar(let scalar): ShapeNode(value: scalar)
      case .array: ShapeNode(nested: list(value))
      case .dictionary(let keys):
        if areKeyed, let only = keys.first, keys.count == 1 {
          ShapeNode(key: only.key, nested: list(only.value))
        } else {
          ShapeNode(record: keys)
        }
      }
    }
  }

  /// `[{"A": [...]}, {"B": [...]}]`: dictionaries of one list each, under keys that differ.
  private static func haveKeysForNames(_ values: [PropertyListValue]) -> Bool {
    var keys: Set<String> = []
    for value in values {
      guard let dictionary = value.dictionary, dictionary.count == 1, let only = dictionary.first,
        only.value.isList
      else { return false }
      keys.insert(only.key)
    }
    return keys.count > 1 || keys.contains(where: readsLikeData)
  }

  /// The entries of a dictionary that is a list; keys that are numbers only count its elements.
  private static func entries(_ keys: [String: PropertyListValue]) -> [ShapeNode] {
    let hasLists = keys.values.contains(where: \.isList)
    // Beside lists a single value says something about the file, not in it.
    let entries = hasLists ? keys.filter { $0.value.isList } : keys
    let sorted = ShapeOrder.sorted(entries)
    if hasLists, sorted.allSatisfy({ isNumber($0.key) }) { return elements(sorted.map(\.value)) }
    return sorted.map { key, value in
      switch value {
      case .scalar(let scalar): ShapeNode(key: key, value: scalar)
      case .array: ShapeNode(key: key, nested: list(value))
      case .dictionary(let inside):
        inside.values.contains(where: \.isList) && inside.values.allSatisfy(\.isList)
          ? ShapeNode(key: key, nested: list(value)) : ShapeNode(key: key, record: inside)
      }
    }
  }

  static func isNumber(_ key: String) -> Bool {
    !key.isEmpty && key.utf8.allSatisfy { 0x30...0x39 ~= $0 }
  }

  /// Whether a key is a title or a name, and not the word for what stands at it.
  static func readsLikeData(_ key: String) -> Bool {
    key.count == 1 || isNumber(key) || ShapeHot.isTitle(key)
      || key.unicodeScalars.contains { $0.properties.isIdeographic }
  }
}

extension PropertyListValue {
  /// Whether other values lie in it.
  var isList: Bool {
    switch self {
    case .array, .dictionary: true
    case .scalar: false
    }
  }

  /// How many values lie directly in it.
  var listCount: Int {
    switch self {
    case .array(let values): values.count
    case .dictionary(let keys): keys.count
    case .scalar: 0
    }
  }
}
