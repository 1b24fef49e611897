import Foundation
import MetaData

extension Catalog {
  /// The catalog of a property list or JSON, by its shape: groups such as
  /// `[{name, cities: [{name, hot, districts}]}]` or `[{title, cars: [{name, icon}]}]`, records,
  /// dictionaries of lists, to any depth.
  ///
  /// Throws `ForeignError` or `PropertyListError`. Foundation can crash on hostile files: files from
  /// strangers are for `ImporterClient`, which reads them in a process of its own.
  public init(contentsOf file: URL, options: ImportOptions = ImportOptions()) throws {
    try self.init(ForeignBytes.read(file.path), options: options)
  }

  /// The catalog of the bytes of a property list or JSON.
  public init(propertyList bytes: Data, options: ImportOptions = ImportOptions()) throws {
    try self.init(ForeignBytes(name: nil, bytes: bytes), options: options)
  }

  private init(_ foreign: ForeignBytes, options: ImportOptions) throws {
    let list = try ForeignList.shaped(ForeignList.value(of: foreign), options: options)
    do {
      self = try list.builder.catalog()
    } catch {
      throw PropertyListError.catalog(error)
    }
  }
}

/// The compilation of the built-in catalog.
public enum BuiltInCatalog {
  /// The bytes of `Cities.catalog`, made of the bytes of `Cities.plist` and `Provinces.plist`.
  ///
  /// The same input gives the same bytes.
  public static func compile(cities: Data, provinces: Data) throws(PropertyListError) -> [UInt8] {
    let builder = try PlaceCompiler.builder(
      cities: PropertyListReader.value(of: cities),
      provinces: PropertyListReader.value(of: provinces))
    do throws(CatalogBuilder.Failure) {
      return try builder.bytes()
    } catch {
      throw .catalog(error)
    }
  }
}
