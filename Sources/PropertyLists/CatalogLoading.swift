import Foundation
import MetaData

extension Catalog {
  /// The catalog of a property list of groups, such as `[{name, cities: [{name, hot, districts}]}]`
  /// or `[{title, cars: [{name, icon}]}]`.
  ///
  /// Throws `PropertyListError`, or what Foundation says about a file that cannot be read. Foundation
  /// can crash on hostile files: of files from strangers, load the form that `citypicker-import` made.
  public init(contentsOf file: URL) throws {
    try self.init(propertyList: Data(contentsOf: file))
  }

  /// The catalog of the bytes of a property list of groups.
  public init(propertyList bytes: Data) throws(PropertyListError) {
    let builder = try GroupedList.builder(of: PropertyListReader.value(of: bytes))
    do throws(CatalogBuilder.Failure) {
      self = try builder.catalog()
    } catch {
      throw .catalog(error)
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
