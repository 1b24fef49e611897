import MetaData

/// The list that a file is about, without the dictionaries that only wrap it.
struct ShapeTop {
  /// The elements at the top: groups, or rows where the file has no groups.
  var nodes: [ShapeNode] = []
  /// The elements of a list of hot ones that stood beside the list.
  var hot: [ShapeNode] = []
  /// How the top was found, for `--explain`.
  var explanation: [String] = []

  /// Nil for a single value.
  init?(_ value: PropertyListValue) {
    guard value.isList else { return nil }
    var value = value
    while let inside = unwrap(value) { value = inside }
    nodes = ShapeNode.list(value)
    let kind = value.dictionary == nil ? "array" : "dictionary"
    explanation.append("top: \(kind) of \(nodes.count)")
  }

  /// What a wrapper is around; nil for what is no wrapper.
  private mutating func unwrap(_ value: PropertyListValue) -> PropertyListValue? {
    if case .array(let values) = value, values.count == 1, let only = values.first,
      only.array != nil || isWrapper(only)
    {
      return only
    }
    guard let keys = value.dictionary else { return nil }
    let lists = keys.filter { $0.value.isList }
    if let only = lists.first, lists.count == 1, !ShapeNode.readsLikeData(only.key) {
      explanation.append("wrapper: '\(only.key)'")
      return only.value
    }
    // A list of hot ones, and beside it the list proper.
    guard lists.count == 2, let hotKey = lists.keys.first(where: ShapeHot.isTitle),
      let rest = lists.first(where: { $0.key != hotKey }), !ShapeNode.readsLikeData(rest.key),
      let rows = lists[hotKey]
    else { return nil }
    hot = ShapeNode.list(rows)
    explanation.append("wrapper: '\(rest.key)', hot '\(hotKey)'")
    return rest.value
  }

  /// `[{"data": [...]}]`: one dictionary that says nothing but where its only list is. With a title
  /// it would be a group.
  private func isWrapper(_ value: PropertyListValue) -> Bool {
    guard let keys = value.dictionary, keys.count == 1, let only = keys.first else { return false }
    return only.value.dictionary != nil && !ShapeNode.readsLikeData(only.key)
  }
}
