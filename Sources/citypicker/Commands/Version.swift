import MetaData

extension Reply {
  /// Names the version and the date of the data.
  static func version(of catalog: Catalog) -> Reply {
    Reply(output: "citypicker 0.1.0 (data of \(catalog.dataDate))\n")
  }
}
