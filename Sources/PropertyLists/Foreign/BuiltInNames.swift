import MetaData
import Pinyin

/// The places whose readings are known, for finding them in other people's names.
enum BuiltInNames {
  /// The cities and counties, in full and without their ending.
  static func known() -> KnownNames {
    var known = KnownNames()
    for item in Catalog.builtIn.all
    where !item.levels.isDisjoint(with: [.province, .city, .county]) {
      let name = item.fullName
      known.add(name, reading: item.reading)
      let core = item.core.count
      known.add(String(name.prefix(core)), reading: Array(item.reading.prefix(core)))
    }
    return known
  }
}
