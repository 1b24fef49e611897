import MetaData

extension Options {
  /// The options as the search takes them.
  var search: PlaceSearch.Options {
    var search = PlaceSearch.Options()
    if matching.contains(.exact) { search.matching.precision = .exact }
    if matching.contains(.fuzzySounds) { search.matching.sounds = .fuzzy }
    if matching.contains(.listOrder) { search.order = .listed }
    return search
  }
}
